import { limits } from '@milestoon/domain';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

const reason = 'parents hear of a deletion before it happens';

interface Due {
  child_id: string;
  user_id: string;
  due_at: Date;
}

/**
 * Announces the next deletion of source photos of every child, some days before. Each is announced once, however
 * often this runs: photos that an edit added later have a day, and a notice, of their own.
 */
export async function announceDeletions(
  { database, now, ports }: Pick<Services, 'database' | 'now' | 'ports'>,
  signal?: AbortSignal,
): Promise<void> {
  const time = now();
  // The same rule as for deleting: so long after the avatar was chosen, after an edit added the photo, or, where no
  // avatar was ever chosen, after it was uploaded. `greatest` takes no notice of what is missing.
  const { rows } = await database.asWorker(reason, (tx) =>
    sql<Due>`
      select child_id, user_id, min(due_at) as due_at from (
        select child.id as child_id, child.user_id,
               greatest(case when child.avatar_selected then child.avatar_chosen_at end,
                        file.created_at, case when file.path is null then child.created_at end)
                 + ${limits.photoRetentionDays} * interval '1 day' as due_at
          from children child cross join unnest(child.photos) as photo(path)
          left join stored_files file on file.path = photo.path
      ) photos
       where due_at > ${time}
       group by child_id, user_id
      having min(due_at) <= ${time}::timestamptz + ${limits.photoNoticeDays} * interval '1 day'`.execute(tx),
  );
  for (const { child_id: childId, user_id: userId, due_at: dueAt } of rows) {
    signal?.throwIfAborted();
    await database.asWorker(reason, async (tx) => {
      // Deleted in the meantime, it has nothing to announce.
      const child = await tx
        .selectFrom('children')
        .select('id')
        .where('id', '=', childId)
        .forUpdate()
        .executeTakeFirst();
      if (child) await ports.notify(tx, userId, { kind: 'photos-due', childId, dueAt });
    });
  }
}

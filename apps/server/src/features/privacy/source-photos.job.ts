import type { Tx } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import { sql } from 'kysely';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { announceDeletions } from './photo-notices.ts';

type Deps = Pick<Services, 'database' | 'storage' | 'now'>;

const reason = 'source photos of everybody are deleted in due course';
const day = 86_400_000;

/** What was uploaded or chosen at this time is due now. */
const dueSince = (now: Date): Date => new Date(now.getTime() - limits.photoRetentionDays * day);

/**
 * Photos of chosen avatars, except those added less than the time ago by an edit; and of children that never got one:
 * nobody paid, drawing failed, or none was chosen.
 */
const duePhotos = (tx: Tx, since: Date) =>
  tx
    .selectFrom('children')
    .innerJoin(sql<{ path: string }>`unnest(children.photos)`.as<'photo'>(sql`photo(path)`), (join) =>
      join.onTrue(),
    )
    .leftJoin('stored_files', 'stored_files.path', 'photo.path')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('avatar_selected', '=', true),
          eb('avatar_chosen_at', '<=', since),
          eb.or([eb('stored_files.created_at', '<=', since), eb('stored_files.path', 'is', null)]),
        ]),
        // A photo without a row is what an interrupted deletion left; the child is not younger than it.
        eb.and([
          eb('avatar_selected', '=', false),
          eb(eb.fn.coalesce('stored_files.created_at', 'children.created_at'), '<=', since),
        ]),
      ]),
    );

async function deletePhotosOf(tx: Tx, storage: Storage, childId: string, now: Date): Promise<number> {
  // An edit that is just being saved comes first, and may have replaced them.
  const child = await tx
    .selectFrom('children')
    .select(['photos', 'version'])
    .where('id', '=', childId)
    .forUpdate()
    .executeTakeFirst();
  if (!child) return 0;
  const due = await duePhotos(tx, dueSince(now))
    .select('photo.path')
    .where('children.id', '=', childId)
    .execute();
  if (due.length === 0) return 0;
  const paths = due.map((photo) => photo.path);
  await tx
    .updateTable('children')
    .set({
      photos: child.photos.filter((path) => !paths.includes(path)),
      photos_deleted_at: now,
      // A form that still shows the photos is told to look again, instead of failing to find them.
      version: child.version + 1,
    })
    .where('id', '=', childId)
    .execute();
  // The files go before the rows are committed: a crash in between leaves rows without files, which the next
  // run deletes, and never a file that no row knows of.
  await deleteFiles(tx, storage, paths);
  return paths.length;
}

/** Deletes the photos that are due, a transaction a child. Can be repeated and interrupted. Resolves to how many. */
export async function deleteSourcePhotos(
  { database, storage, now }: Deps,
  signal?: AbortSignal,
): Promise<number> {
  const time = now();
  const children = await database.asWorker(reason, (tx) =>
    duePhotos(tx, dueSince(time)).select('children.id').distinct().execute(),
  );
  let deleted = 0;
  for (const { id } of children) {
    signal?.throwIfAborted();
    deleted += await database.asWorker(reason, (tx) => deletePhotosOf(tx, storage, id, time));
  }
  return deleted;
}

export function sourcePhotosJob(services: Services): JobHandler<Jobs['delete-source-photos']> {
  return {
    async run(_, { signal, log }) {
      const deleted = await deleteSourcePhotos(services, signal);
      if (deleted > 0) log.info({ deleted }, 'source photos were deleted in due course');
      await announceDeletions(services, signal);
    },
    async failed() {
      services.log.error('source photos were not deleted today; tomorrow it is tried again');
    },
  };
}

/** Queues the job of today unless that was done, by whichever process. */
export async function queueSourcePhotosJob({ queue, now }: Services): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  if (await queue.isUnderWay('delete-source-photos', today, new Date(0))) return;
  await queue.send('delete-source-photos', {}, { key: today, owner: null });
}

import type { KeepsakeKind } from '@milestoon/domain';
import type { Services } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';
import { fileTypes } from './file-types.ts';
import type { KeepsakeRow } from './keepsakes.repo.ts';

const reason = 'keepsakes are made in the background';

/** Nobody makes it any more; what was made before stays. */
export const giveUp = ({ database, now }: Services, id: string, making: string): Promise<void> =>
  database.asWorker(reason, async (tx) => {
    await tx
      .updateTable('keepsakes')
      .set({ failed_at: now() })
      .where('id', '=', id)
      .where('making', '=', making)
      .execute();
  });

/** Written now and then, for whoever looks; one that is lost is made up for by the next. */
export function noteShare({ database, log }: Services, id: string, making: string, share: number): void {
  database
    .asWorker(reason, (tx) =>
      tx
        .updateTable('keepsakes')
        .set({ share })
        .where('id', '=', id)
        .where('making', '=', making)
        .where('share', '<', share)
        .execute(),
    )
    .catch((error: unknown) => log.warn({ err: error }, 'the progress of a keepsake was not written'));
}

/** A file that was made; pages where it has some. */
export interface MadeFile {
  bytes: number;
  pages?: number;
}

/** Every making has a name of its own: browsers keep what they were once given under a name. */
const keyOf = ({ user_id, episode_id, child_id, making }: KeepsakeRow, kind: KeepsakeKind): string =>
  `user-${user_id}/${episode_id ?? child_id}/${kind}-${making}.${fileTypes[kind].extension}`;

/**
 * Moves what was made into storage, in the place of what was there. Of what was deleted or asked for anew meanwhile the
 * file is removed again: nobody waits for it.
 */
export async function keep(
  { database, storage, now }: Services,
  { row, kind }: { row: KeepsakeRow; kind: KeepsakeKind },
  file: string,
  { bytes, pages }: MadeFile,
): Promise<void> {
  const key = keyOf(row, kind);
  await storage.putFile('episodes', key, file);
  const isWanted = await database.asWorker(reason, async (tx) => {
    const known = await tx
      .selectFrom('keepsakes')
      .select('path')
      .where('id', '=', row.id)
      .where('making', '=', row.making)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    await tx
      .insertInto('stored_files')
      .values({
        path: key,
        bucket: 'episodes',
        user_id: row.user_id,
        content_type: fileTypes[kind].type,
        bytes,
        attached: true,
      })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ bytes }))
      .execute();
    await tx
      .updateTable('keepsakes')
      .set({ path: key, bytes, pages: pages ?? null, share: 1, made_at: now() })
      .where('id', '=', row.id)
      .execute();
    if (known.path !== null && known.path !== key) await deleteFiles(tx, storage, [known.path]);
    return true;
  });
  if (!isWanted) await storage.remove('episodes', key);
}

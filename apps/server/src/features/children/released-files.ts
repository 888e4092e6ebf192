import type { Tx } from '@milestoon/database';
import type { Services, SessionActor } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';

/**
 * Lets go of files within the transaction that replaces them. Nothing is deleted yet: when the transaction
 * fails, everything is as it was. Resolves to the same paths, for `deleteReleased`.
 */
export async function releaseFiles(tx: Tx, paths: string[]): Promise<string[]> {
  if (paths.length > 0)
    await tx.updateTable('stored_files').set({ attached: false }).where('path', 'in', paths).execute();
  return paths;
}

/**
 * Deletes released files once the transaction is through. What cannot be deleted now is unused, and goes with
 * other unused files within a day.
 */
export async function deleteReleased(
  { database, storage, log }: Services,
  actor: SessionActor,
  paths: string[],
): Promise<void> {
  if (paths.length === 0) return;
  try {
    await database.asUser(actor, async (tx) => {
      const files = await tx
        .selectFrom('stored_files')
        .select('path')
        .where('path', 'in', paths)
        .where('attached', '=', false)
        .forUpdate()
        .execute();
      await deleteFiles(
        tx,
        storage,
        files.map((file) => file.path),
      );
    });
  } catch (error) {
    log.warn({ err: error }, 'replaced files were not deleted yet');
  }
}

import fs from 'node:fs/promises';
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

/** A file that was made; pages where it has some, and what a film has beside it: files on this machine. */
export interface MadeFile {
  bytes: number;
  pages?: number;
  beside?: { rendition: string | null; poster: string; captions: string };
}

interface StoredFile {
  key: string;
  file: string;
  type: string;
  bytes: number;
}

/** Every making has a name of its own: browsers keep what they were once given under a name. */
const keyOf = (
  { user_id, episode_id, child_id, making }: KeepsakeRow,
  name: string,
  extension: string,
): string => `user-${user_id}/${episode_id ?? child_id}/${name}-${making}.${extension}`;

async function besideOf(row: KeepsakeRow, kind: KeepsakeKind, { beside }: MadeFile) {
  if (!beside) return { rendition: null, poster: null, captions: null };
  const stored = async (file: string, name: string, extension: string, type: string): Promise<StoredFile> => {
    const { size: bytes } = await fs.stat(file);
    return { key: keyOf(row, name, extension), file, type, bytes };
  };
  return {
    rendition:
      beside.rendition === null ? null : await stored(beside.rendition, `${kind}-small`, 'mp4', 'video/mp4'),
    poster: await stored(beside.poster, kind, 'jpg', 'image/jpeg'),
    captions: await stored(beside.captions, kind, 'vtt', 'text/vtt'),
  };
}

/**
 * Moves what was made into storage, in the place of what was there. Of what was deleted or asked for anew meanwhile the
 * file is removed again: nobody waits for it.
 */
export async function keep(
  { database, storage, now }: Services,
  { row, kind }: { row: KeepsakeRow; kind: KeepsakeKind },
  file: string,
  made: MadeFile,
): Promise<void> {
  const { extension, type } = fileTypes[kind];
  const { bytes, pages } = made;
  const main: StoredFile = { key: keyOf(row, kind, extension), file, type, bytes };
  const { rendition, poster, captions } = await besideOf(row, kind, made);
  const files = [main, rendition, poster, captions].filter((one) => one !== null);
  for (const one of files) await storage.putFile('episodes', one.key, one.file);
  const isWanted = await database.asWorker(reason, async (tx) => {
    // A deletion of the child waits, or it would not know of the files that are added here.
    await tx.selectFrom('children').select('id').where('id', '=', row.child_id).forKeyShare().execute();
    const known = await tx
      .selectFrom('keepsakes')
      .select(['path', 'rendition_path', 'poster_path', 'captions_path'])
      .where('id', '=', row.id)
      .where('making', '=', row.making)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    for (const one of files)
      await tx
        .insertInto('stored_files')
        .values({
          path: one.key,
          bucket: 'episodes',
          user_id: row.user_id,
          content_type: one.type,
          bytes: one.bytes,
          attached: true,
        })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ bytes: one.bytes }))
        .execute();
    const paths = {
      path: main.key,
      rendition_path: rendition?.key ?? null,
      poster_path: poster?.key ?? null,
      captions_path: captions?.key ?? null,
    };
    await tx
      .updateTable('keepsakes')
      .set({ ...paths, bytes, pages: pages ?? null, share: 1, made_at: now() })
      .where('id', '=', row.id)
      .execute();
    const keys = new Set(files.map(({ key }) => key));
    const before = Object.values(known).filter((path) => path !== null);
    const outdated = before.filter((path) => !keys.has(path));
    if (outdated.length > 0) await deleteFiles(tx, storage, outdated);
    return true;
  });
  if (!isWanted) for (const { key } of files) await storage.remove('episodes', key);
}

import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PreparedRecording, RecordingRequest, Refusal } from '@milestoon/studio/recording';
import type { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { ReceivedFile } from '../uploads/received-file.ts';

/** Something spoken, as it came from a browser. */
export interface Spoken extends Pick<RecordingRequest, 'words' | 'longest' | 'mustBeLoud'> {
  file: File;
  /** In whose storage it is kept. */
  userId: string;
  /** In whose turn it is prepared. */
  turnOf: string;
  /** The largest file, bytes. */
  largest: number;
}

/** Why it is not kept. */
export type NotKept = Refusal | 'too-large';

/** A WAVE file in the bucket of voices that no row knows of yet. */
export type KeptRecording = { path: string; bytes: number } & Omit<
  Extract<PreparedRecording, { isUsable: true }>,
  'isUsable'
>;

/**
 * Prepares something spoken and keeps it in the bucket of voices until `use` has written it down; where that fails it
 * is removed again. The browser's own file is not kept.
 *
 * @param refused what is thrown for what is no use
 * @throws AppError TOO_MANY_REQUESTS; what `refused` makes; what `use` throws
 */
export async function keepRecording<T>(
  { config, storage, studioDesk }: Pick<Services, 'config' | 'storage' | 'studioDesk'>,
  { file, userId, turnOf, largest, ...asked }: Spoken,
  refused: (why: NotKept) => AppError,
  use: (made: KeptRecording) => Promise<T>,
): Promise<T> {
  if (!(file instanceof ReceivedFile)) throw refused('unreadable');
  if (file.size > largest) throw refused('too-large');
  const folder = path.join(config.dataDirectory, 'work', 'voices');
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomUUID()}.wav`;
  const target = path.join(folder, name);
  const key = `user-${userId}/${name}`;
  try {
    const prepared = await studioDesk.prepareRecording(turnOf, { ...asked, file: file.place, target });
    if (!prepared.isUsable) throw refused(prepared.refusal);
    const { size: bytes } = await fs.stat(target);
    await storage.putFile('voices', key, target);
    const { seconds, notes } = prepared;
    return await use({ path: key, bytes, seconds, notes }).catch(async (error) => {
      await storage.remove('voices', key);
      throw error;
    });
  } finally {
    await fs.rm(target, { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@milestoon/domain';
import type { PreparedRecording, Refusal } from '@milestoon/studio/recording';
import type { Screenplay } from '@milestoon/story/screenplay';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { ReceivedFile } from '../../../platform/uploads/received-file.ts';
import { lineToTell, spokenLanguageOf } from './story-lines.ts';

/** A line as it came from a browser, and what it shall be of. */
export interface Take {
  story: Screenplay;
  childName: string;
  pronunciation: string | null;
  line: string;
  text: string;
  file: File;
}

const refusalTexts = {
  unreadable: 'unreadable',
  silent: 'silent',
  'too-long': 'tooLong',
  'another-line': 'anotherLine',
} as const satisfies Record<Refusal, string>;

const refused = (refusal: Refusal): AppError =>
  new AppError('INVALID_INPUT', {
    message: `a recording is ${refusal}`,
    userMessage: ({ telling }) => telling.refusals[refusalTexts[refusal]],
    data: { field: 'file' },
  });

/**
 * Makes a line of a film of a take, and keeps it in the bucket of voices until `use` has written it down; where that
 * fails it is removed again.
 *
 * @throws AppError NOT_FOUND, CONFLICT for other words, INVALID_INPUT for what is no use, TOO_MANY_REQUESTS; what `use`
 *   throws
 */
export async function recordLine<T>(
  services: Services,
  userId: string,
  { story, childName, pronunciation, line, text, file }: Take,
  use: (made: { path: string; bytes: number; seconds: number; notes: string[] }) => Promise<T>,
): Promise<T> {
  const { config, storage, studioDesk } = services;
  const spoken = lineToTell(story, line, text);
  if (!(file instanceof ReceivedFile)) throw refused('unreadable');
  if (file.size > limits.recordingBytes)
    throw new AppError('INVALID_INPUT', { userMessage: ({ telling }) => telling.refusals.tooLarge });
  const folder = path.join(config.dataDirectory, 'work', 'voices');
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomUUID()}.wav`;
  const target = path.join(folder, name);
  const key = `user-${userId}/${name}`;
  try {
    const prepared: PreparedRecording = await studioDesk.prepareRecording(userId, {
      file: file.place,
      target,
      line: spoken,
      language: spokenLanguageOf(story),
      names: pronunciation ? [{ name: childName, soundsLike: pronunciation }] : [],
    });
    if (!prepared.isUsable) throw refused(prepared.refusal);
    const { size: bytes } = await fs.stat(target);
    await storage.putFile('voices', key, target);
    return await use({ path: key, bytes, seconds: prepared.seconds, notes: prepared.notes }).catch(
      async (error) => {
        await storage.remove('voices', key);
        throw error;
      },
    );
  } finally {
    await fs.rm(target, { force: true });
  }
}

import { limits } from '@milestoon/domain';
import type { Screenplay } from '@milestoon/story/screenplay';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type KeptRecording, keepRecording, type NotKept } from '../../../platform/studio/keep-recording.ts';
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
  quiet: 'silent',
  'too-long': 'tooLong',
  'too-large': 'tooLarge',
  'another-line': 'anotherLine',
} as const satisfies Record<NotKept, string>;

const refused = (why: NotKept): AppError =>
  new AppError('INVALID_INPUT', {
    message: `a recording is ${why}`,
    userMessage: ({ telling }) => telling.refusals[refusalTexts[why]],
    data: { field: 'file' },
  });

/**
 * Makes a line of a film of a take, and keeps it until `use` has written it down; where that fails it is removed again.
 *
 * @throws AppError NOT_FOUND, CONFLICT for other words, INVALID_INPUT for what is no use, TOO_MANY_REQUESTS; what `use`
 *   throws
 */
export async function recordLine<T>(
  services: Services,
  userId: string,
  { story, childName, pronunciation, line, text, file }: Take,
  use: (made: KeptRecording) => Promise<T>,
): Promise<T> {
  const words = {
    line: lineToTell(story, line, text),
    language: spokenLanguageOf(story),
    names: pronunciation ? [{ name: childName, soundsLike: pronunciation }] : [],
  };
  const spoken = { file, userId, turnOf: userId, largest: limits.recordingBytes, words };
  return keepRecording(services, spoken, refused, use);
}

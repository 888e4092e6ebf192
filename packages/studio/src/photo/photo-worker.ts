/** The process that decodes what strangers send, started by photo-decoder.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import { endAbove } from '../processes/end-above.ts';
import type { PhotoAnswer, PhotoTask } from './photo-task.ts';

const loaded = importCompiled(() => import('./index.ts'));

/** At rest it holds a hundred megabytes, and two hundred while it decodes the largest pictures. */
endAbove(500_000_000);

async function answer(task: PhotoTask): Promise<PhotoAnswer> {
  const { PhotoError, preparePhoto, thumbnail } = await loaded;
  try {
    return task.kind === 'prepare'
      ? { kind: 'prepared', photo: await preparePhoto(task.source, task.options) }
      : { kind: 'thumbnail', webp: await thumbnail(task.picture, task.side) };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    const { cause } = error;
    return { kind: 'refused', code: error.code, message: cause instanceof Error ? cause.message : '' };
  }
}

answerParent(niceness.awaited, answer);

import { AskedProcess, EndedProcess } from '../processes/asked-process.ts';
import { KeptProcess, type KeptProcessOptions } from '../processes/kept-process.ts';
import { PhotoError } from './photo-error.ts';
import type { PhotoAnswer, PhotoTask } from './photo-task.ts';
import type { PreparedPhoto, PrepareOptions } from './prepare-photo.ts';

export { PhotoError } from './photo-error.ts';
export type { PreparedPhoto, PrepareOptions } from './prepare-photo.ts';

/** Decodes pictures in a process of its own, one after the other. */
export interface PhotoDecoder extends AsyncDisposable {
  /** As `preparePhoto`. @throws PhotoError also for a picture that its decoder falls over or does not get done with. */
  prepare(source: Uint8Array | string, options?: PrepareOptions): Promise<PreparedPhoto>;
  /** As `thumbnail`. @throws like `prepare` */
  thumbnail(picture: Uint8Array, side: number): Promise<Uint8Array>;
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

/** How the decoder's process is started and kept; bounds in milliseconds. */
export interface PhotoDecoderOptions extends KeptProcessOptions {
  /** Starts the process; another one is started when it dies. */
  start?: () => AskedProcess<PhotoTask, PhotoAnswer>;
}

const script = new URL('./photo-worker.ts', import.meta.url);
const flags = ['--max-semi-space-size=2', '--max-old-space-size=64'];
/** Pixels go back to the system with their picture: glibc would keep more of them with every large one. */
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const startDecoder = (): AskedProcess<PhotoTask, PhotoAnswer> =>
  new AskedProcess(script, { flags, environment });

/** What the decoder itself is told to stop after is less, and may not be heard by it. */
const longestMilliseconds = 20_000;

/** The process starts with the first picture, and ends when nothing was asked for a minute. */
export function createPhotoDecoder({
  start = startDecoder,
  ...options
}: PhotoDecoderOptions = {}): PhotoDecoder {
  const kept = new KeptProcess(start, { longestMilliseconds, ...options });
  const ask = async <Kind extends PhotoAnswer['kind']>(
    kind: Kind,
    task: PhotoTask,
  ): Promise<Extract<PhotoAnswer, { kind: Kind }>> => {
    const answer = await kept.ask(task).catch((cause: unknown) => {
      // One that left by itself could not start: that is no fault of the picture.
      if (cause instanceof EndedProcess && cause.signal) throw new PhotoError('corrupt', { cause });
      throw cause;
    });
    if (answer.kind === 'refused')
      throw new PhotoError(answer.code, { cause: new Error(answer.message || answer.code) });
    const isOfKind = (given: PhotoAnswer): given is Extract<PhotoAnswer, { kind: Kind }> =>
      given.kind === kind;
    if (!isOfKind(answer)) throw new Error(`asked for ${kind}, answered ${answer.kind}`);
    return answer;
  };
  return {
    prepare: async (source, prepareOptions = {}) =>
      (await ask('prepared', { kind: 'prepare', source, options: prepareOptions })).photo,
    thumbnail: async (picture, side) => (await ask('thumbnail', { kind: 'thumbnail', picture, side })).webp,
    close: () => kept.close(),
    [Symbol.asyncDispose]: () => kept.close(),
  };
}

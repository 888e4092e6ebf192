import type { LookReading } from '@milestoon/look';
import { AskedProcess } from '../processes/asked-process.ts';
import { KeptProcess, type KeptProcessOptions } from '../processes/kept-process.ts';
import type { FaceAnswer, FaceTask } from './face-task.ts';
import type { FaceInPhoto } from './find-faces.ts';

/** Reads a child's looks from photos, in a process of its own, one after the other. */
export interface LookReader extends AsyncDisposable {
  /**
   * One to four photos (JPEG, PNG or WebP) of one child → the look, with a confidence a field and a finding a
   * photo. The same photos always give the same look. A photo that seems to show somebody else is marked and
   * left out, unless `kept` has its place (from 0). @throws when a photo cannot be decoded, when aborted, and
   * after `close()`.
   */
  read(
    photos: readonly Uint8Array[],
    options?: { signal?: AbortSignal | undefined; kept?: readonly number[] },
  ): Promise<LookReading>;
  /** Every face in a photo, largest first; boxes are fractions of the photo. @throws like `read`. */
  faces(photo: Uint8Array, options?: { signal?: AbortSignal }): Promise<FaceInPhoto[]>;
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

export interface LookReaderOptions extends KeptProcessOptions {
  /** Starts the process; another one is started when it dies. */
  start?: () => AskedProcess<FaceTask, FaceAnswer>;
}

const script = new URL('./face-worker.ts', import.meta.url);

/** Pixels become many short-lived values: little room for young ones keeps the process from hoarding them. */
const flags = ['--max-semi-space-size=8', '--max-old-space-size=192'];

const startFaces = (): AskedProcess<FaceTask, FaceAnswer> => new AskedProcess(script, { flags });

/** The models hold some 200 MB: without `idleMilliseconds` they are let go after a quiet minute. */
export function createLookReader({ start = startFaces, ...options }: LookReaderOptions = {}): LookReader {
  const kept = new KeptProcess(start, options);
  const ask = async <Kind extends FaceAnswer['kind']>(
    kind: Kind,
    task: FaceTask,
    signal: AbortSignal | undefined,
  ): Promise<Extract<FaceAnswer, { kind: Kind }>> => {
    const answer = await kept.ask(task, signal);
    const isOfKind = (given: FaceAnswer): given is Extract<FaceAnswer, { kind: Kind }> => given.kind === kind;
    if (!isOfKind(answer)) throw new Error(`asked for ${kind}, answered ${answer.kind}`);
    return answer;
  };
  return {
    read: async (photos, { signal, kept = [] } = {}) =>
      (await ask('read', { kind: 'read', photos, kept }, signal)).reading,
    faces: async (photo, { signal } = {}) => (await ask('faces', { kind: 'faces', photo }, signal)).faces,
    close: () => kept.close(),
    [Symbol.asyncDispose]: () => kept.close(),
  };
}

import { AskedProcess } from '../processes/asked-process.ts';
import { KeptProcess, type KeptProcessOptions } from '../processes/kept-process.ts';
import type { SampleRequest } from './make-sample.ts';

/** Makes samples of narrators and music in a process of its own, one after the other. */
export interface Sampler {
  /** AAC in MP4. @throws the signal's reason when aborted; Error when it could not be made, and after `close()` */
  make(request: SampleRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

const script = new URL('./sample-worker.ts', import.meta.url);
const flags = ['--max-semi-space-size=8', '--max-old-space-size=256'];
/** Half a second by the embedded voice; a model that has to be loaded takes longer. */
const longestMilliseconds = 90_000;

/** The process starts with the first sample, and ends when nothing was asked for a minute. */
export function createSampler(options: KeptProcessOptions = {}): Sampler {
  const kept = new KeptProcess(() => new AskedProcess<SampleRequest, Uint8Array>(script, { flags }), {
    longestMilliseconds,
    ...options,
  });
  return { make: (request, signal) => kept.ask(request, signal), close: () => kept.close() };
}

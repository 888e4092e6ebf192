import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SoundPlan } from '@milestoon/film/timeline';
import type { Mix } from './mixdown.ts';

export interface SoundParts {
  plan: SoundPlan;
  /** Mono samples of each spoken beat. */
  speech: ReadonlyMap<string, Float32Array>;
  /** Hertz of the speech. */
  speechRate: number;
  signal?: AbortSignal | undefined;
}

/**
 * Composes, plays and mixes the sound of a film: music from the plan's seed and moods, effects, and
 * the speech in front. -16 LUFS (ITU-R BS.1770-4), true peak below -1.5 dBTP, speech at least 12 LU
 * over the music. The same plan and speech give the same samples.
 *
 * @throws Error where a beat of the plan has no speech; the signal's reason when aborted
 */
export async function mixSound({ plan, speech, speechRate, signal }: SoundParts): Promise<Mix> {
  signal?.throwIfAborted();
  const workerData = { plan, speech: new Map(speech), speechRate };
  const worker = new Worker(new URL('./mix-worker.ts', import.meta.url), { workerData });
  try {
    const [mix] = (await once(worker, 'message', signal ? { signal } : {})) as [Mix];
    return mix;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** Thread of mix-sound.ts: the work is long and must not hold up the server. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SoundPlan } from '@milestoon/film/timeline';
import { mixdown } from './mixdown.ts';

const { plan, speech, speechRate } = workerData as {
  plan: SoundPlan;
  speech: Map<string, Float32Array>;
  speechRate: number;
};
const mix = mixdown(plan, speech, speechRate);
parentPort?.postMessage(mix, [mix.left.buffer as ArrayBuffer, mix.right.buffer as ArrayBuffer]);

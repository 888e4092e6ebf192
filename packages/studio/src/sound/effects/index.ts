import { random, type Random } from '@milestoon/drawing';
import type { PlannedSound } from '@milestoon/film';
import { soundRate } from '../stereo.ts';
import { bell, cheer, pop, sparkle, splash, step, whoosh } from './told.ts';
import {
  block,
  brush,
  caught,
  clap,
  crunch,
  footstep,
  kick,
  land,
  munch,
  paddle,
  puff,
  sip,
  strum,
} from './touched.ts';
import { bark, bikeBell, giggle, meow } from './voices.ts';

export type SoundEffect = PlannedSound['kind'];

interface Effect {
  make(dice: Random): Float32Array;
  /** Peak in a mix whose speech stands at `speechLoudness`. */
  peak: number;
}

const effects: Readonly<Record<SoundEffect, Effect>> = {
  step: { make: step, peak: 0.2 },
  splash: { make: splash, peak: 0.24 },
  sparkle: { make: sparkle, peak: 0.17 },
  whoosh: { make: whoosh, peak: 0.22 },
  pop: { make: pop, peak: 0.28 },
  cheer: { make: cheer, peak: 0.26 },
  bell: { make: bell, peak: 0.2 },
  footstep: { make: footstep, peak: 0.11 },
  crunch: { make: crunch, peak: 0.1 },
  land: { make: land, peak: 0.2 },
  clap: { make: clap, peak: 0.17 },
  kick: { make: kick, peak: 0.32 },
  catch: { make: caught, peak: 0.22 },
  strum: { make: strum, peak: 0.14 },
  brush: { make: brush, peak: 0.07 },
  block: { make: block, peak: 0.2 },
  giggle: { make: giggle, peak: 0.15 },
  paddle: { make: paddle, peak: 0.15 },
  puff: { make: puff, peak: 0.15 },
  sip: { make: sip, peak: 0.12 },
  munch: { make: munch, peak: 0.1 },
  'bike-bell': { make: bikeBell, peak: 0.16 },
  bark: { make: bark, peak: 0.2 },
  meow: { make: meow, peak: 0.14 },
};

/** An effect, mono, as loud as it belongs into a mix. The seed varies it a little. */
export function soundEffect(kind: SoundEffect, seed: number): Float32Array {
  const { make, peak } = effects[kind];
  const sound = make(random(seed));
  let highest = 1e-6;
  for (const value of sound) highest = Math.max(highest, Math.abs(value));
  const fade = Math.round(0.01 * soundRate);
  return sound.map((value, i) => (value / highest) * peak * Math.min(1, (sound.length - 1 - i) / fade));
}

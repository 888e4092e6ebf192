import type { Deed } from '../animals/acting/deed.ts';
import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

const curled = { lie: 1, reach: 0.72, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.16 } as const;

/** Asleep in a lap. */
const animal: Deed = {
  view: { body: 40, head: 34 },
  busy: true,
  keys: [
    { at: 0, posture: curled },
    { at: 36, posture: { ...curled, reach: 0.68 } },
    { at: 72, posture: curled },
  ],
  loopFrom: 0,
};

/** In somebody's lap. */
export const nap: ActionDefinition = {
  motion: stand.motion,
  animal,
  alone: { animal: 'sleep' },
};

import type { Deed } from '../animals/acting/deed.ts';
import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

const animal: Deed = {
  view: { body: 62, head: 34 },
  keys: [
    { at: 0, posture: { lie: 1 } },
    { at: 44, posture: { lie: 1, nod: 0.05, tilt: 0.06 } },
    { at: 92, posture: { lie: 1 } },
  ],
  loopFrom: 0,
};

export const lie: ActionDefinition = {
  motion: stand.motion,
  animal,
};

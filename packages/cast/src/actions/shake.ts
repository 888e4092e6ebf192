import type { ActionDefinition } from './action.ts';
import type { Deed } from '../animals/acting/deed.ts';
import { flap } from './flap.ts';
import { stand } from './stand.ts';

/** From the head to the tail, ears flying. */
export const shaking: Deed = {
  view: { body: 50, head: 22 },
  busy: true,
  keys: [
    { at: 0, pose: {} },
    { at: 6, pose: { crouch: 0.25, nod: -0.2, lids: 1, ears: -0.5 } },
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      {
        at: 9 + i * 6,
        pose: { tilt: 0.34, turn: 0.35, roll: -0.06 * (i > 0 ? 1 : 0), lids: 1, ears: 1, crouch: 0.15 },
        ease: 'linear' as const,
      },
      {
        at: 12 + i * 6,
        pose: { tilt: -0.34, turn: -0.35, roll: 0.06 * (i > 0 ? 1 : 0), lids: 1, ears: 1, crouch: 0.15 },
        ease: 'linear' as const,
      },
    ]),
    { at: 44, pose: { nod: 0.1, joy: 1 }, ease: 'overshoot' },
    { at: 84, pose: {} },
  ],
  loopFrom: 0,
};

/** The same out of the water: drops fly all round. */
export const shake: ActionDefinition = {
  motion: stand.motion,
  animal: { ...shaking, toy: 'wet' },
  bird: flap.animal,
};

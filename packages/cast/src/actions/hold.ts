import { around, betweenHands } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { umbrellas, underUmbrella } from './under-umbrella.ts';

/** Shows a thing to everybody, held up before the chest. */
export const hold: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: betweenHands, least: 0.55 }),
    move: {
      keys: [
        { at: 0, pose: around(0.12, 0.5, 0.2, { head: 6, gaze: [0.3, 0.7] }) },
        { at: 14, pose: around(0.12, 0.3, 0.24, { head: -4, spine: -3 }), ease: 'overshoot' },
        { at: 44, pose: around(0.13, 0.33, 0.24, { head: 3, spine: 0 }) },
        { at: 76, pose: around(0.12, 0.3, 0.24, { head: -3, spine: -2 }) },
      ],
      loopFrom: 14,
    },
  },
  withKind: { names: umbrellas, motion: underUmbrella },
  animal: sit.animal,
  traits: ['babies-can', 'watched'],
};

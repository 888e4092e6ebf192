import { around, betweenHands } from '../poses/with-hands.ts';
import { onTheKnees } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const low = (spine: number, y: number): Pose =>
  around(0.3, y, 0.2, { ...onTheKnees, spine, head: 10, gaze: [0.6, 0.9] });

/** On the knees, both hands at a thing near the ground: put there, planted, taken up, looked after. */
export const putDown: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    slot: () => ({ at: betweenHands, most: 0.8 }),
    move: {
      keys: [
        { at: 0, pose: low(6, 0.4) },
        { at: 20, pose: low(20, 0.5), ease: 'out' },
        { at: 46, pose: low(17, 0.46) },
        { at: 70, pose: low(20, 0.5) },
      ],
      loopFrom: 20,
    },
  },
  wheelchair: { atRest: true },
  room: 2.6,
  animal: sniff.animal,
  traits: ['whole', 'quiet', 'babies-can', 'own-eyes'],
};

import { seatedToUs } from '../animals/acting/views.ts';
import { farRest, nearRest, rest } from '../poses/rest.ts';
import { inFarHand } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

const waving = (elbow: number, wrist: number, head: number): Pose => ({
  arms: { near: { angle: -18, elbow: 12 }, far: { angle: 112, elbow, wrist, hand: 'open', layer: 'top' } },
  legs: { near: { angle: -5 }, far: { angle: 5 } },
  spine: -3,
  head,
});

/** The hand drags behind the forearm. */
export const wave: ActionDefinition = {
  motion: {
    // What is waved with is in the hand that waves.
    slot: () => ({ at: inFarHand, most: 0.6 }),
    move: {
      keys: [
        { at: 0, pose: rest },
        {
          at: 4,
          pose: { ...rest, arms: { near: nearRest, far: { ...farRest, angle: 2, elbow: 16 } }, spine: 2 },
        },
        { at: 10, pose: waving(52, 0, 3), ease: 'overshoot' },
        { at: 15, pose: waving(24, 14, 4) },
        { at: 20, pose: waving(66, -14, 2) },
        { at: 25, pose: waving(24, 14, 4) },
        { at: 30, pose: waving(66, -14, 2) },
        { at: 35, pose: waving(24, 14, 4) },
      ],
      loopFrom: 15,
    },
  },
  /** A paw is given, or waved. */
  animal: {
    view: seatedToUs,
    keys: [
      { at: 0, pose: { sit: 1 } },
      { at: 7, pose: { sit: 1, nod: -0.08 } },
      { at: 15, pose: { sit: 1, paw: 1, tilt: 0.1, open: 0.4 }, ease: 'overshoot' },
      { at: 22, pose: { sit: 1, paw: 0.72, tilt: 0.06, open: 0.3 } },
      { at: 29, pose: { sit: 1, paw: 1, tilt: 0.1, open: 0.4 } },
      { at: 36, pose: { sit: 1, paw: 0.72, tilt: 0.06, open: 0.3 } },
      { at: 46, pose: { sit: 1 } },
      { at: 60, pose: { sit: 1 } },
    ],
    loopFrom: 0,
  },
  bird: flap.animal,
  room: 1.4,
  gesture: 60,
  memorable: 1,
  traits: ['face-to-face', 'turns', 'babies-can'],
};

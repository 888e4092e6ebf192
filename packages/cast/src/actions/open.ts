import { add } from '@milestoon/drawing';
import { around, inFarHand, standingBefore } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const uncovering = (wide: number, y: number, spine: number): Pose =>
  around(0.14, y, wide, { spine, head: 8, gaze: [0.3, 0.9], face: { raise: 0.4 } });

const atHandle = (x: number, spine: number): Pose => ({
  arms: {
    near: { angle: -18, elbow: 12 },
    far: { to: { from: 'chest', at: [x, 0.3] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: { near: { angle: -14 }, far: { angle: 12 } },
  spine,
  head: 4,
  gaze: [0.9, 0.3],
});

/** Hands at the top of a thing go apart, and the eyes look in. */
export const open: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: ({ joints }) => add(joints.chest, [0.14, 0.68]), most: 0.8 }),
    move: {
      keys: [
        { at: 0, pose: uncovering(0.1, 0.46, 4) },
        { at: 12, pose: uncovering(0.08, 0.48, 7) },
        { at: 22, pose: uncovering(0.27, 0.3, 1), ease: 'overshoot' },
        { at: 46, pose: uncovering(0.25, 0.33, 4) },
        { at: 58, pose: uncovering(0.1, 0.46, 4) },
      ],
      loopFrom: 0,
    },
  },
  // A door by its handle.
  withLarge: {
    noBag: true,
    slot: () => ({
      at: (figure, drawn) => (drawn.onStick ? inFarHand(figure) : standingBefore(0.44)(figure, drawn)),
      most: 2.6,
    }),
    move: {
      keys: [
        { at: 0, pose: atHandle(0.62, 2) },
        { at: 14, pose: atHandle(0.66, 4) },
        { at: 30, pose: atHandle(0.5, -12), ease: 'out' },
        { at: 56, pose: atHandle(0.52, -10) },
        { at: 70, pose: atHandle(0.62, 2) },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  traits: ['own-eyes', 'watched', 'babies-can'],
};

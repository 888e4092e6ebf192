import { nearRest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import { clamp01, lerp } from '@milestoon/drawing';
import { inFarHand } from '../poses/with-hands.ts';
import type { Slot } from '../props/slot.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';

const down = 18;
const up = 34;

/** Nothing is seen of it while the hand is still in the bag; it comes out as the hand comes up. */
const slot = (frame: number): Slot => ({
  at: inFarHand,
  most: lerp(0.02, 0.7, clamp01((frame - down) / (up - down))),
});

const arm = (angle: number, elbow: number, spine: number, part: Pose): Pose => ({
  arms: { near: nearRest, far: { angle, elbow, hand: 'fist', thumb: 1, layer: 'top' } },
  spine,
  ...part,
});
const into: Pose = { head: 10, gaze: [0.6, 0.9] };
const shown: Pose = { head: -3, gaze: [0.8, 0] };

/** A hand dives down and comes up with a thing, which is held up to be seen. */
export const takeOut: ActionDefinition = {
  motion: {
    noBag: true,
    slot,
    telling: { at: up, every: 1 },
    move: {
      keys: [
        { at: 0, pose: arm(24, 20, 8, into) },
        { at: 10, pose: arm(16, 4, 26, into) },
        { at: down, pose: arm(26, 8, 24, into) },
        { at: up, pose: arm(62, 56, -4, shown), ease: 'overshoot' },
        { at: 62, pose: arm(58, 48, 0, { ...shown, head: 3 }) },
        { at: 92, pose: arm(62, 56, -4, shown) },
      ],
      loopFrom: up,
    },
  },
  animal: fetch.animal,
  onOther: 'chest',
  traits: ['own-eyes', 'watched', 'animals-too'],
};

import { add, type DrawOp, scale } from '@milestoon/drawing';
import { rays } from '../props/marks.ts';
import type { Pose } from '../rig/pose.ts';
import type { Joints } from '../rig/skeleton.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';
import { flap } from './flap.ts';

const clapping = (apart: number, head: number): Pose => ({
  arms: {
    near: {
      to: { from: 'chest', at: [0.24 - apart, 0.3] },
      bend: 1,
      hand: 'flat',
      wrist: 40,
      thumb: 1,
      layer: 'top',
    },
    far: {
      to: { from: 'chest', at: [0.34 + apart, 0.28] },
      bend: -1,
      hand: 'flat',
      wrist: -40,
      layer: 'top',
    },
  },
  legs: { near: { angle: -5 }, far: { angle: 5 } },
  spine: -1,
  head,
});

/** Rays over the hands from the moment they meet. */
const sound = ({ near, far }: Joints['arms'], frame: number): DrawOp[] => {
  if (frame < 8 || frame % 8 > 4) return [];
  const [x, y] = scale(add(near.wrist, far.wrist), 0.5);
  return rays([x, y - 0.06], { toward: 40, spread: 110, from: 0.26, to: 0.46 });
};

/** Both hands for somebody. */
export const clap: ActionDefinition = {
  motion: {
    marks:
      (frame) =>
      ({ joints }) =>
        sound(joints.arms, frame),
    telling: { at: 10, every: 8 },
    move: {
      keys: [
        { at: 0, pose: clapping(0.05, 0) },
        { at: 5, pose: clapping(0.19, 3), ease: 'out' },
        { at: 8, pose: clapping(0, -1), ease: 'in' },
        { at: 13, pose: clapping(0.19, -3), ease: 'out' },
        { at: 16, pose: clapping(0, 1), ease: 'in' },
        { at: 21, pose: clapping(0.19, 3), ease: 'out' },
      ],
      loopFrom: 5,
    },
  },
  animal: cheer.animal,
  bird: flap.animal,
  contacts: [{ kind: 'clap', first: 8, every: 8 }],
  gesture: 66,
  memorable: 1,
  traits: ['face-to-face', 'festive', 'turns', 'babies-can'],
};

import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';
import { flap } from './flap.ts';

const clapping = (apart: number, head: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.01 - apart, 0.33] }, bend: 1, hand: 'flat', wrist: 62, thumb: 1 },
    far: {
      to: { from: 'chest', at: [0.085 + apart, 0.33] },
      bend: -1,
      hand: 'flat',
      wrist: -58,
      layer: 'front',
    },
  },
  legs: { near: { angle: -5 }, far: { angle: 5 } },
  spine: -1,
  head,
});

/** Both hands for somebody. */
export const clap: ActionDefinition = {
  motion: {
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

import { numbers } from '../props/marks.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const counting = (hand: 'fist' | 'point' | 'open', lift: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -48, elbow: 96, hand: 'fist' },
    far: { angle: 40, elbow: 98 + lift, hand, thumb: -1, layer: 'top' },
  },
  spine: -1,
  head: 2 + lift * 0.5,
  gaze: [0.9, 0],
});

/** A hand beside the head: a fist, one finger, all five, and the head goes along. */
export const count: ActionDefinition = {
  motion: {
    noBag: true,
    marks: (frame) => (figure) => {
      const [x, y] = figure.joints.arms.far.wrist;
      return numbers(figure, [x + 0.42, y - 0.55], Math.min(3, Math.floor(((frame % 58) + 2) / 10)));
    },
    telling: { at: 32, every: 58 },
    move: {
      keys: [
        { at: 0, pose: counting('fist', 0) },
        { at: 8, pose: counting('point', 12), ease: 'overshoot' },
        { at: 18, pose: counting('point', 0) },
        { at: 28, pose: counting('open', 12), ease: 'overshoot' },
        { at: 48, pose: counting('open', 0) },
        { at: 58, pose: counting('fist', 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['own-eyes'],
};

import type { DrawOp, Point } from '@milestoon/drawing';
import { rays } from '../props/marks.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

const sneezing = (spine: number, head: number, open: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.02, 0.56] }, bend: 1, hand: 'flat', layer: 'top' },
    far: { angle: 16 - spine, elbow: 14, thumb: 1, layer: 'back' },
  },
  spine,
  head,
  face: { closed: 'happy', raise: open, mouth: { open, width: 0.8, round: 0.6 } },
});

/** Before the nose, when it comes. */
const burst = ([x, y]: Point, frame: number): DrawOp[] =>
  frame < 19 || frame > 28
    ? []
    : rays([x + 0.2, y + 0.4], { toward: -28, spread: 80, count: 4, from: 0.5, to: 0.8 });

/** Draws breath with the head back, then it comes: bent forward, a hand before the nose. */
export const sneeze: ActionDefinition = {
  motion: {
    noBag: true,
    marks:
      (frame) =>
      ({ joints }) =>
        burst(joints.head, frame % 50),
    telling: { at: 22, every: 50 },
    move: {
      keys: [
        { at: 0, pose: sneezing(-6, -6, 0.4) },
        { at: 16, pose: sneezing(-13, -12, 0.9) },
        { at: 20, pose: { ...sneezing(20, 12, 0.2), squash: 0.96 }, ease: 'in' },
        { at: 32, pose: sneezing(15, 10, 0.1) },
        { at: 50, pose: sneezing(-6, -6, 0.4) },
      ],
      loopFrom: 0,
    },
  },
  animal: shaking,
  traits: ['sudden', 'face-half-hidden', 'animals-too'],
};

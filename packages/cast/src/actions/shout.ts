import type { DrawOp, Point } from '@milestoon/drawing';
import { rays } from '../props/marks.ts';
import type { Pose } from '../rig/pose.ts';
import { rest } from '../poses/rest.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

const calling = (spine: number, open: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.27, 0.66] }, bend: 1, hand: 'flat', wrist: -20, layer: 'top' },
    far: { to: { from: 'head', at: [0.56, 0.6] }, bend: -1, hand: 'flat', wrist: 20, thumb: 1, layer: 'top' },
  },
  spine,
  head: -6,
  face: { raise: 0.5, mouth: { open: 1.15 * open, width: 1.15, round: 0.3 } },
});

/** Rays before the mouth while it is wide open: it is loud. */
const call = ([x, y]: Point, frame: number): DrawOp[] =>
  frame < 5 || (frame > 30 && (frame - 24) % 36 < 12)
    ? []
    : rays([x + 0.2, y + 0.38], { toward: -4, spread: 64, from: 0.62, to: 0.98 });

/** Calls out as loud as can be, hands beside the mouth. */
export const shout: ActionDefinition = {
  motion: {
    noBag: true,
    marks:
      (frame) =>
      ({ joints }) =>
        call(joints.head, frame),
    telling: { at: 12, every: 36 },
    move: {
      keys: [
        { at: 0, pose: calling(-4, 0.4) },
        { at: 8, pose: calling(7, 1), ease: 'overshoot' },
        { at: 24, pose: calling(5, 0.9) },
        { at: 32, pose: calling(-3, 0.5) },
        { at: 40, pose: calling(7, 1), ease: 'overshoot' },
        { at: 60, pose: calling(5, 0.8) },
      ],
      loopFrom: 24,
    },
  },
  animal: shaking,
  traits: ['sudden'],
};

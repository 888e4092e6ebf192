import { type DrawOp, openCurve, solid } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { inNearHand, oneHand, standingBefore } from '../poses/with-hands.ts';
import { swings } from '../props/marks.ts';
import type { ActionDefinition } from './action.ts';
import { lick } from './lick.ts';

/** A corner of it hangs out of the hand. */
function cloth(figure: Figure): DrawOp[] {
  const [x, y] = inNearHand(figure);
  const outline = openCurve(
    [
      [x - 0.2, y - 0.12],
      [x + 0.02, y - 0.2],
      [x + 0.24, y - 0.1],
      [x + 0.2, y + 0.14],
      [x + 0.06, y + 0.3],
      [x - 0.1, y + 0.16],
      [x - 0.24, y + 0.2],
    ],
    5,
  );
  return solid(figure, [outline], '#f3f6fb', { shade: 0.25, dots: false });
}

/** Rubs to and fro: washes, wipes, writes, paints with whatever is in the hand. */
export const wipe: ActionDefinition = {
  motion: {
    noBag: true,
    props: (_frame, thing) => (thing ? {} : { front: cloth }),
    slot: () => ({ at: inNearHand, least: 0.4, most: 0.6 }),
    marks:
      (frame) =>
      ({ joints: { arms } }) =>
        swings(arms.near.wrist, { from: -40 + 8 * Math.sin(frame / 3), to: 40, far: 0.42 }),
    move: {
      keys: [
        { at: 0, pose: oneHand(0.04, 0.34, { spine: 8, head: 8, gaze: [0.7, 0.6] }) },
        { at: 9, pose: oneHand(0.26, 0.26, { spine: 11, head: 7, gaze: [0.8, 0.6] }) },
        { at: 18, pose: oneHand(0.06, 0.42, { spine: 8, head: 8, gaze: [0.7, 0.6] }) },
        { at: 27, pose: oneHand(0.26, 0.36, { spine: 11, head: 7, gaze: [0.8, 0.6] }) },
        { at: 36, pose: oneHand(0.04, 0.34, { spine: 8, head: 8, gaze: [0.7, 0.6] }) },
      ],
      loopFrom: 0,
    },
  },
  withLarge: {
    noBag: true,
    slot: () => ({ at: standingBefore(0.5), most: 2.2 }),
    move: {
      keys: [
        { at: 0, pose: oneHand(0.5, 0.3, { spine: 10, head: 6, gaze: [0.9, 0.2] }) },
        { at: 9, pose: oneHand(0.64, 0.42, { spine: 14, head: 6, gaze: [0.9, 0.4] }) },
        { at: 18, pose: oneHand(0.5, 0.52, { spine: 12, head: 8, gaze: [0.9, 0.5] }) },
        { at: 27, pose: oneHand(0.64, 0.36, { spine: 14, head: 6, gaze: [0.9, 0.3] }) },
        { at: 36, pose: oneHand(0.5, 0.3, { spine: 10, head: 6, gaze: [0.9, 0.2] }) },
      ],
      loopFrom: 0,
    },
  },
  animal: lick.animal,
  onOther: 'face',
  traits: ['own-eyes', 'goes-on'],
};

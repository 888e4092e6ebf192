/** In the kitchen and at the table: stirring, a spoon, a cup. */
import { bowl, cup, spoon } from '../props/tableware.ts';
import { inHand } from '../props/in-hand.ts';
import type { Pose } from '../rig/pose.ts';
import { rest } from './gestures.ts';
import type { Motion } from './motion.ts';

const stirFrames = 22;

/** The bowl is held before the belly; the spoon goes round in it. */
function stirPose(frame: number): Pose {
  const turn = (frame / stirFrames) * 2 * Math.PI;
  return {
    ...rest,
    arms: {
      near: {
        to: { from: 'chest', at: [-0.06 + Math.cos(turn) * 0.1, 0.24 + Math.sin(turn) * 0.045] },
        bend: 1,
        hand: 'fist',
        layer: 'top',
      },
      far: { to: { from: 'chest', at: [0.4, 0.56] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
    },
    spine: 3 + Math.cos(turn) * 1.5,
    head: 6 + Math.cos(turn) * 2,
    gaze: [0.3, 0.8],
  };
}

export const cook: Motion = {
  noBag: true,
  props: (frame) => ({
    front: (figure) => [
      ...inHand(
        figure,
        figure.joints.arms.near,
        4 + Math.cos((frame / stirFrames) * 2 * Math.PI) * 10,
        spoon(figure, 0.34),
      ),
      ...bowl(figure, [0.04, 0.52], 0.4),
    ],
  }),
  move: stirPose,
};

const spooning = (x: number, y: number, from: 'head' | 'chest', head: number, face?: Pose['face']): Pose => ({
  ...rest,
  arms: {
    near: { to: { from, at: [x, y] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.34, 0.52] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
  },
  head,
  gaze: [0.2, 0.8],
  ...(face ? { face } : {}),
});
const wide: NonNullable<Pose['face']> = {
  raise: 0.4,
  mouth: { open: 0.75, width: 0.9, round: 0.5, tongue: 1 },
};
const chewing = (open: number, shift: number): NonNullable<Pose['face']> => ({
  closed: 'happy',
  smile: 0.9,
  puff: 0.35,
  mouth: { open, width: 0.85, shift },
});

/** From the bowl to the mouth, then chewing with delight. */
export const eat: Motion = {
  noBag: true,
  props: () => ({
    front: (figure) => [
      ...bowl(figure, [0.12, 0.56], 0.27),
      ...inHand(figure, figure.joints.arms.near, 40, spoon(figure, 0.24)),
    ],
  }),
  move: {
    keys: [
      { at: 0, pose: spooning(0.02, 0.42, 'chest', 6) },
      { at: 10, pose: spooning(-0.14, 0.52, 'head', 3, wide) },
      { at: 14, pose: spooning(-0.11, 0.46, 'head', 5, wide) },
      { at: 20, pose: spooning(-0.2, 0.62, 'head', -2, chewing(0.02, 0.01)) },
      { at: 26, pose: spooning(-0.04, 0.44, 'chest', 0, chewing(0.1, -0.01)) },
      { at: 32, pose: spooning(-0.04, 0.44, 'chest', 1, chewing(0, 0.01)) },
      { at: 38, pose: spooning(-0.04, 0.44, 'chest', 0, chewing(0.1, -0.01)) },
      { at: 48, pose: spooning(0.02, 0.42, 'chest', 6) },
    ],
    loopFrom: 0,
  },
};

const sipping = (y: number, head: number, face?: Pose['face']): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.1, y] }, bend: -1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'head', at: [0.26, y] }, bend: 1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  head,
  ...(face ? { face } : {}),
});

/** With both hands: a long sip, then a sigh. */
export const drink: Motion = {
  noBag: true,
  props: () => ({
    front: (figure) => {
      const { near, far } = figure.joints.arms;
      return cup(figure, near, far);
    },
  }),
  move: {
    keys: [
      { at: 0, pose: sipping(0.86, 4) },
      { at: 12, pose: sipping(0.55, -6, { closed: 'soft', smile: 0.4 }), ease: 'out' },
      { at: 24, pose: sipping(0.52, -10, { closed: 'soft', smile: 0.4 }) },
      { at: 34, pose: sipping(0.52, -11, { closed: 'soft', smile: 0.4 }) },
      { at: 44, pose: sipping(0.84, 5, { closed: 'happy', mouth: { open: 0.5, width: 1, tongue: 1 } }) },
      { at: 66, pose: sipping(0.86, 4) },
    ],
    loopFrom: 0,
  },
};

/** Poses of hands that have to do with a thing, and where that is. Heads from the neck pit, degrees. */
import { add, type Point, scale } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Drawn } from '../props/slot.ts';
import { gripOf } from '../props/in-hand.ts';
import type { ArmPose, Pose } from '../rig/pose.ts';
import { rest } from './rest.ts';

/** Both hands at the sides of something whose middle is `x`, `y` from the chest. */
export const around = (x: number, y: number, wide: number, part: Pose = {}): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [x - wide, y] }, bend: 1, hand: 'open', layer: 'top' },
    far: { to: { from: 'chest', at: [x + wide, y] }, bend: -1, hand: 'open', thumb: 1, layer: 'top' },
  },
  ...part,
});

/** One hand at `x`, `y` from the chest, the other as it hangs. */
export const oneHand = (x: number, y: number, part: Pose = {}, own: ArmPose = {}): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [x, y] }, bend: 1, hand: 'fist', layer: 'top', ...own },
    far: { angle: 13, elbow: 8, thumb: 1, layer: 'back' },
  },
  ...part,
});

/** Between both hands. */
export const betweenHands = (figure: Figure): Point => {
  const { near, far } = figure.joints.arms;
  return scale(add(gripOf(figure, near), gripOf(figure, far)), 0.5);
};

/** In the near hand. */
export const inNearHand = (figure: Figure): Point => gripOf(figure, figure.joints.arms.near);

/** In the far hand. */
export const inFarHand = (figure: Figure): Point => gripOf(figure, figure.joints.arms.far);

/** On the ground, its near edge `near` heads before the middle of whoever stands there. */
export const standingBefore =
  (near: number) =>
  (_figure: Figure, { wide, foot }: Drawn): Point => [near + wide / 2, -foot];

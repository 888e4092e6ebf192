/** Laughing, crying, hiding, looking around: what a feeling does with the whole body. */
import type { ArmPose, Pose } from '../rig/pose.ts';
import { rest } from './gestures.ts';
import type { Motion } from './motion.ts';

const onBelly = (by: number): NonNullable<Pose['arms']> => ({
  near: { to: { from: 'chest', at: [-0.02, 0.42 + by] }, bend: 1, hand: 'flat', layer: 'front' },
  far: { to: { from: 'chest', at: [0.12, 0.47 + by] }, bend: -1, hand: 'flat', thumb: 1, layer: 'front' },
});
const shaking = (spine: number, head: number, squash: number, by: number): Pose => ({
  ...rest,
  arms: onBelly(by),
  spine,
  head,
  squash,
});

/** Holding the belly: forward with a shake, back with a breath. */
export const laugh: Motion = {
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: shaking(4, -4, 1, 0) },
      { at: 5, pose: shaking(13, 4, 0.965, 0.02), ease: 'out' },
      { at: 8, pose: shaking(10, 1, 0.99, 0) },
      { at: 11, pose: shaking(13, 4, 0.965, 0.02) },
      { at: 14, pose: shaking(10, 1, 0.99, 0) },
      { at: 17, pose: shaking(12, 3, 0.97, 0.02) },
      { at: 28, pose: shaking(-7, -9, 1.025, -0.02), ease: 'out' },
      { at: 40, pose: shaking(4, -4, 1, 0) },
    ],
    loopFrom: 0,
  },
};

const rubbing = (near: number, far: number, head: number, lift: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.37, near] }, bend: -1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'head', at: [0.45, far] }, bend: 1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine: 6,
  head,
  stretch: 1 + lift,
  face: { closed: 'soft', tear: 1, raise: 0.2, tilt: 1, mouth: { open: 0.35, width: 0.8, wobble: 1 } },
});

/** Fists at the eyes, shoulders going up with each sob. */
export const cry: Motion = {
  blend: 12,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: rubbing(0.22, 0.25, 8, 0) },
      { at: 6, pose: rubbing(0.26, 0.21, 10, 0.03), ease: 'out' },
      { at: 13, pose: rubbing(0.22, 0.25, 8, 0) },
      { at: 19, pose: rubbing(0.26, 0.21, 10, 0.03), ease: 'out' },
      { at: 26, pose: rubbing(0.22, 0.25, 8, 0) },
      { at: 48, pose: rubbing(0.24, 0.23, 5, -0.01) },
    ],
    loopFrom: 0,
  },
};

const covering = (x: number, y: number): ArmPose => ({
  to: { from: 'head', at: [x, y] },
  hand: 'flat',
  layer: 'top',
});
const hidden: Pose = {
  ...rest,
  arms: { near: { ...covering(-0.17, 0.08), bend: -1 }, far: { ...covering(0.29, 0.08), bend: 1, thumb: 1 } },
  spine: 5,
  head: 6,
  squash: 0.97,
  face: { closed: 'happy', smile: 1 },
};
const peeping: Pose = {
  ...rest,
  arms: {
    near: { angle: -74, elbow: -84, hand: 'open', layer: 'top' },
    far: { angle: 74, elbow: 84, hand: 'open', thumb: 1, layer: 'front' },
  },
  spine: -4,
  head: -5,
  squash: 1.03,
  face: { raise: 1, mouth: { open: 0.7, width: 1.1, upperTeeth: 1, tongue: 1 } },
};

/** Peekaboo: hands before the eyes, then wide open. */
export const hide: Motion = {
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 9, pose: hidden },
      { at: 16, pose: { ...hidden, head: 9 } },
      { at: 24, pose: { ...hidden, head: 3, squash: 0.95 } },
      { at: 30, pose: peeping, ease: 'out' },
      { at: 36, pose: { ...peeping, squash: 1, head: -2 } },
      { at: 58, pose: { ...peeping, squash: 1, head: -4 } },
      { at: 68, pose: hidden },
      { at: 83, pose: { ...hidden, head: 9 } },
    ],
    loopFrom: 16,
  },
};

const searching = (head: number, x: number, y: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.36, -0.06] }, bend: -1, hand: 'flat', wrist: -62, layer: 'top' },
    far: { angle: 20, elbow: 12, thumb: 1, layer: 'back' },
  },
  spine,
  head,
  headShift: [x * 0.03, 0],
  gaze: [x, y],
  face: { raise: 0.4, open: 0.92 },
});

/** A hand over the eyes: the eyes go first, the head follows, the body leans after it. */
export const look: Motion = {
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: searching(0, 0.2, -0.1, 0) },
      { at: 14, pose: searching(5, 1, -0.1, 4) },
      { at: 30, pose: searching(6, 1, 0.1, 6) },
      { at: 44, pose: searching(-6, -1, -0.1, -4) },
      { at: 62, pose: searching(-7, -1, 0.1, -6) },
      { at: 78, pose: searching(0, 0.2, -0.1, 0) },
    ],
    loopFrom: 0,
  },
};

/** Painting, playing music: hands that make something. */
import { clamp01, easing, lerp, type Point } from '@milestoon/drawing';
import { easel, paintbrush, paintingStrokes, palette, strokeFrames, wristAt } from '../props/easel.ts';
import { inHand } from '../props/in-hand.ts';
import { ukulele } from '../props/ukulele.ts';
import type { Pose } from '../rig/pose.ts';
import { rest } from './gestures.ts';
import type { Motion } from './motion.ts';

/** The brush goes from place to place with small strokes. */
function paintPose(frame: number): Pose {
  const index = Math.floor(frame / strokeFrames);
  const into = frame - index * strokeFrames;
  const [toX, toY] = wristAt(index);
  const [fromX, fromY] = index === 0 ? [0.42, 0.5] : wristAt(index - 1);
  const t = easing.soft(clamp01(into / 8));
  const dab = into > 8 ? Math.sin(into * 0.9) * 0.045 : 0;
  const at: Point = [lerp(fromX, toX, t) + dab, lerp(fromY, toY, t) + dab * 0.5];
  return {
    ...rest,
    arms: {
      near: { angle: -8, elbow: 78, hand: 'fist', layer: 'front' },
      far: { to: { from: 'chest', at }, bend: -1, hand: 'fist', layer: 'front' },
    },
    head: 2 + dab * 20,
    gaze: [0.8, -0.1],
  };
}

/** At an easel: a house, a hill and a sun appear stroke by stroke. */
export const paint: Motion = {
  cut: true,
  noBag: true,
  props: (frame) => ({
    behind: (figure) => easel(figure, Math.min(paintingStrokes, Math.max(0, (frame - 6) / strokeFrames))),
    front: (figure) => inHand(figure, figure.joints.arms.near, -4, palette(figure)),
    top: (figure) => inHand(figure, figure.joints.arms.far, 62, paintbrush(figure)),
  }),
  move: paintPose,
};

const strumming = (wrist: number, spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: {
      to: { from: 'chest', at: [-0.1, 0.44 + wrist] },
      bend: 1,
      hand: 'flat',
      wrist: 30,
      layer: 'front',
    },
    far: { to: { from: 'chest', at: [0.52, 0.24] }, bend: -1, hand: 'fist', thumb: 1, layer: 'front' },
  },
  spine,
  head,
});

/** Down and up over the strings; the body sways with every bar. */
export const strum: Motion = {
  noBag: true,
  props: (frame) => ({ mid: (figure) => ukulele(figure, frame) }),
  move: {
    keys: [
      { at: 0, pose: strumming(0, -3, 4) },
      { at: 6, pose: strumming(0.14, -1, 2), ease: 'in' },
      { at: 12, pose: strumming(0, 2, -2) },
      { at: 18, pose: strumming(0.14, 3, -4), ease: 'in' },
      { at: 24, pose: strumming(0, 1, -2) },
      { at: 30, pose: strumming(0.14, -1, 1), ease: 'in' },
      { at: 36, pose: strumming(0, -3, 4) },
    ],
    loopFrom: 0,
  },
};

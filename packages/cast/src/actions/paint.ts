import { clamp01, easing, lerp, type Point } from '@milestoon/drawing';
import { rest } from '../poses/rest.ts';
import { easel, paintbrush, paintingStrokes, palette, strokeFrames, wristAt } from '../props/easel.ts';
import { inHand } from '../props/in-hand.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { atHand } from './thing.ts';

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
export const paint: ActionDefinition = {
  motion: {
    cut: true,
    noBag: true,
    props: (frame) => ({
      behind: (figure) => easel(figure, Math.min(paintingStrokes, Math.max(0, (frame - 6) / strokeFrames))),
      front: (figure) => inHand(figure, figure.joints.arms.near, -4, palette(figure)),
      top: (figure) => inHand(figure, figure.joints.arms.far, 62, paintbrush(figure)),
    }),
    move: paintPose,
  },
  wheelchair: { lowered: true },
  animal: sit.animal,
  thing: { name: 'drawing', middle: atHand('far', 0.1, -0.02), reach: 0.58 },
  room: 2.8,
  traits: ['beside', 'whole', 'goes-on'],
};

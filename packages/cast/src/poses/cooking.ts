/** In the kitchen: stirring, and a cup. */
import { bowl, cup, spoon } from '../props/tableware.ts';
import { inHand } from '../props/in-hand.ts';
import { clamp01, easing, lerp } from '@milestoon/drawing';
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

const sipFrames = 66;
const shut = { closed: 'soft', smile: 0.4 } as const;
const sigh = { closed: 'happy', mouth: { open: 0.5, width: 1, tongue: 1 } } as const;

/** Both hands go straight from the chest to the mouth and back: the cup stays between them. */
function sipPose(frame: number): Pose {
  const f = frame % sipFrames;
  const ease = (from: number, to: number): number => easing.soft(clamp01((f - from) / (to - from)));
  const up = ease(0, 12) - ease(34, 44);
  const [x, y] = [lerp(0.14, 0.1, up), lerp(0.38, 0.09, up)];
  const beside = lerp(0.16, 0.11, up);
  return {
    ...rest,
    arms: {
      near: { to: { from: 'chest', at: [x - beside, y] }, bend: 1, hand: 'fist', layer: 'top' },
      far: { to: { from: 'chest', at: [x + beside, y] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
    },
    head: lerp(4, -8 - 3 * ease(20, 30), up),
    gaze: [0.2, 0.5],
    ...(up > 0.6 ? { face: shut } : f >= 38 && f < 58 ? { face: sigh } : {}),
  };
}

/** With both hands: a long sip, then a sigh. */
export const drink: Motion = {
  noBag: true,
  props: () => ({
    front: (figure) => {
      const { near, far } = figure.joints.arms;
      return cup(figure, near, far);
    },
  }),
  move: sipPose,
};

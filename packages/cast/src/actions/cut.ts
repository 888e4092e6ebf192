import { inHand } from '../props/in-hand.ts';
import { scissors } from '../props/cutting.ts';
import { inFarHand } from '../poses/with-hands.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const snipFrames = 14;
/** 0 … 1, how far the blades are apart. */
const gapAt = (frame: number): number => 0.5 + 0.5 * Math.cos((frame / snipFrames) * 2 * Math.PI);

function snipping(frame: number): Pose {
  const gap = gapAt(frame);
  return {
    ...rest,
    arms: {
      near: {
        to: { from: 'chest', at: [-0.06 + (1 - gap) * 0.05, 0.3] },
        bend: 1,
        hand: 'fist',
        layer: 'top',
      },
      far: { to: { from: 'chest', at: [0.52, 0.28] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
    },
    spine: 4,
    head: 7,
    gaze: [0.5, 0.8],
  };
}

/** Scissors in one hand cut what the other holds. */
export const cut: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      top: (figure) => inHand(figure, figure.joints.arms.near, 84, scissors(figure, gapAt(frame))),
    }),
    slot: () => ({ at: inFarHand, most: 0.6, layer: 'front' }),
    move: snipping,
  },
  animal: sit.animal,
  onOther: 'head',
  traits: ['own-eyes', 'goes-on'],
};

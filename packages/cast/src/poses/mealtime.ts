/** Ice cream and teeth: what comes to the mouth. */
import { iceCream } from '../props/ice-cream.ts';
import { inHand } from '../props/in-hand.ts';
import { foam, toothbrush } from '../props/toothbrush.ts';
import type { Pose } from '../rig/pose.ts';
import { rest } from './gestures.ts';
import type { Motion } from './motion.ts';

const holding = (x: number, y: number, head: number, face: Pose['face']): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [x, y] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { angle: 13, elbow: 8, thumb: 1, layer: 'back' },
  },
  head,
  gaze: [0.2, 0.7],
  ...(face ? { face } : {}),
});
const licking: NonNullable<Pose['face']> = {
  raise: 0.3,
  closed: null,
  mouth: { open: 0.5, width: 0.7, tongueOut: 1, tongue: 1, upperTeeth: 0 },
};
const tasting: NonNullable<Pose['face']> = { closed: 'happy', smile: 0.9, mouth: { open: 0, width: 0.9 } };
const lickEvery = 40;

/** A lick, then eyes shut with delight. */
export const lick: Motion = {
  noBag: true,
  props: (frame) => ({
    front: (figure) =>
      inHand(
        figure,
        figure.joints.arms.near,
        8,
        iceCream(figure, Math.min(3, Math.floor(frame / lickEvery))),
      ),
  }),
  move: {
    keys: [
      { at: 0, pose: holding(0.02, 0.86, 2, undefined) },
      { at: 10, pose: holding(0.06, 0.74, 7, licking), ease: 'out' },
      { at: 16, pose: holding(0.07, 0.7, 3, licking) },
      { at: 22, pose: holding(0.02, 0.84, -4, tasting) },
      { at: lickEvery, pose: holding(0.02, 0.86, 2, tasting) },
    ],
    loopFrom: 0,
  },
};

const brushing = (x: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [x, 0.6] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { angle: 40, elbow: -92, hand: 'fist', layer: 'back' },
  },
  head,
  face: { smile: 0.6, mouth: { open: 0.32, width: 1.1, clench: 1, upperTeeth: 1, lowerTeeth: 1, tongue: 0 } },
});

/** Up and down and round, with foam. */
export const brush: Motion = {
  noBag: true,
  props: (frame) => ({
    front: (figure) => {
      const [x, y] = figure.joints.head;
      return [
        ...foam(x + 0.13, y + 0.4, frame * 0.7),
        ...inHand(figure, figure.joints.arms.near, 62, toothbrush(figure)),
      ];
    },
  }),
  move: {
    keys: [
      { at: 0, pose: brushing(-0.2, 2) },
      { at: 3, pose: brushing(-0.13, 3), ease: 'linear' },
      { at: 6, pose: brushing(-0.21, 2), ease: 'linear' },
      { at: 9, pose: brushing(-0.13, 1), ease: 'linear' },
      { at: 12, pose: brushing(-0.2, 2), ease: 'linear' },
    ],
    loopFrom: 0,
  },
};

import { add, type Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Motion } from '../poses/motion.ts';
import { feet } from '../poses/rest.ts';
import { inNearHand, standingBefore } from '../poses/with-hands.ts';
import { inHand } from '../props/in-hand.ts';
import { match } from '../props/match.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** The near hand holds it, the far one brings the match, `far` heads from the chest. */
const lighting = (far: Point, spine: number, head: number): Pose => ({
  legs: feet,
  arms: {
    near: { to: { from: 'chest', at: [0.08, 0.5] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: far }, bend: -1, hand: 'fist', thumb: 1, wrist: -24, layer: 'top' },
  },
  spine,
  head,
  gaze: [0.6, 0.9],
  face: { mouth: { open: 0, width: 0.6 } },
});

const burning: Pick<Motion, 'noBag' | 'props'> = {
  noBag: true,
  props: (frame) => ({
    top: (figure) => inHand(figure, figure.joints.arms.far, 0, match(figure, frame)),
  }),
};

const aboveHand = (figure: Figure): Point => add(inNearHand(figure), [0.02, -0.08]);

/** Holds a burning match to a wick, carefully. */
export const light: ActionDefinition = {
  motion: {
    ...burning,
    slot: () => ({ at: aboveHand, most: 0.5 }),
    move: {
      keys: [
        { at: 0, pose: lighting([0.6, 0.3], 2, 4) },
        { at: 20, pose: lighting([0.5, 0.34], 4, 8), ease: 'soft' },
        { at: 56, pose: lighting([0.51, 0.35], 4, 9) },
        { at: 72, pose: lighting([0.6, 0.3], 2, 4) },
      ],
      loopFrom: 0,
    },
  },
  withLarge: {
    ...burning,
    slot: () => ({ at: standingBefore(0.45), most: 2.2 }),
    move: {
      keys: [
        { at: 0, pose: lighting([0.46, 0.3], 14, 8) },
        { at: 22, pose: lighting([0.44, 0.44], 22, 10), ease: 'soft' },
        { at: 60, pose: lighting([0.44, 0.45], 22, 10) },
        { at: 76, pose: lighting([0.46, 0.3], 14, 8) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['quiet', 'own-eyes', 'never-from-below'],
};

import { add, type Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Keyframes } from '../poses/keyframes.ts';
import { feet, nearRest } from '../poses/rest.ts';
import { inFarHand, oneHand, standingBefore } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { sniff } from './sniff.ts';

const drawn: NonNullable<Pose['face']> = { closed: 'soft', raise: 0.5, mouth: { open: 0, width: 0.5 } };
const pleased: NonNullable<Pose['face']> = {
  closed: 'happy',
  smile: 0.9,
  blush: 0.5,
  mouth: { open: 0, width: 0.9 },
};

/** The far hand below the nose, `y` heads below the middle of the head. */
const atNose = (y: number, spine: number, head: number, face: Pose['face']): Pose => ({
  legs: feet,
  arms: {
    near: nearRest,
    far: { to: { from: 'head', at: [0.34, y] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine,
  head,
  ...(face ? { face } : {}),
});

/** Two short breaths over it, then a long one with shut eyes. */
const breaths: Keyframes<Pose> = {
  keys: [
    { at: 0, pose: atNose(0.76, 6, 8, drawn) },
    { at: 6, pose: atNose(0.7, 3, 4, drawn), ease: 'out' },
    { at: 12, pose: atNose(0.76, 6, 8, drawn) },
    { at: 18, pose: atNose(0.7, 3, 4, drawn), ease: 'out' },
    { at: 34, pose: atNose(0.78, -5, -8, pleased), ease: 'soft' },
    { at: 56, pose: atNose(0.78, -4, -6, pleased) },
    { at: 68, pose: atNose(0.76, 6, 8, drawn) },
  ],
  loopFrom: 0,
};

/** Bent over what stands there, the hands behind. */
const over = (spine: number, head: number, face: Pose['face']): Pose =>
  oneHand(0.1, 0.5, { spine, head, ...(face ? { face } : {}) }, { hand: 'open' });

const underNose = (figure: Figure): Point => add(inFarHand(figure), [0.05, -0.2]);

/** Draws in the smell of something, and likes it. */
export const smell: ActionDefinition = {
  motion: { noBag: true, slot: () => ({ at: underNose, most: 0.6 }), move: breaths },
  withLarge: {
    noBag: true,
    slot: () => ({ at: standingBefore(0.5), most: 2.2 }),
    move: {
      keys: [
        { at: 0, pose: over(22, 10, drawn) },
        { at: 6, pose: over(18, 6, drawn), ease: 'out' },
        { at: 12, pose: over(22, 10, drawn) },
        { at: 30, pose: over(6, -6, pleased), ease: 'soft' },
        { at: 52, pose: over(7, -5, pleased) },
        { at: 64, pose: over(22, 10, drawn) },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  bird: peck.animal,
  traits: ['face-to-face', 'quiet'],
};

import { iceCream } from '@milestoon/things';
import { rest } from '../poses/rest.ts';
import { inHand } from '../props/in-hand.ts';
import { add, type Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Keyframes } from '../poses/keyframes.ts';
import { inNearHand } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import type { Deed } from '../animals/acting/deed.ts';
import { peck } from './peck.ts';
import { atHand } from './thing.ts';

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

const keys: Keyframes<Pose> = {
  keys: [
    { at: 0, pose: holding(0.02, 0.86, 2, undefined) },
    { at: 10, pose: holding(0.06, 0.74, 7, licking), ease: 'out' },
    { at: 16, pose: holding(0.07, 0.7, 3, licking) },
    { at: 22, pose: holding(0.02, 0.84, -4, tasting) },
    { at: lickEvery, pose: holding(0.02, 0.86, 2, tasting) },
  ],
  loopFrom: 0,
};

const tongueTip = (figure: Figure): Point => add(inNearHand(figure), [0.02, -0.12]);

/** The tongue goes over the floor; the head stays down. */
const licksUp: Deed = {
  view: { body: 62, head: 52 },
  busy: true,
  keys: [
    { at: 0, pose: {} },
    { at: 10, pose: { reach: 0.84, crouch: 0.2, nod: -0.34, open: 0.5, tail: 0.4 } },
    { at: 17, pose: { reach: 0.9, crouch: 0.2, nod: -0.38, open: 0.1, tail: 0.2 } },
    { at: 24, pose: { reach: 0.82, crouch: 0.2, nod: -0.3, open: 0.55, tail: 0.4 } },
    { at: 31, pose: { reach: 0.9, crouch: 0.2, nod: -0.36, open: 0.1, tail: 0.2 } },
    { at: 38, pose: { reach: 0.84, crouch: 0.2, nod: -0.34, open: 0.5, tail: 0.4 } },
  ],
  loopFrom: 10,
};

/** A lick, then eyes shut with delight. */
export const lick: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      front: (figure) =>
        inHand(
          figure,
          figure.joints.arms.near,
          8,
          iceCream.draw(figure, { bites: Math.min(3, Math.floor(frame / lickEvery)) }),
        ),
    }),
    move: keys,
  },
  /** Whatever it is, tasted with the tip of the tongue. */
  withThing: { noBag: true, slot: () => ({ at: tongueTip, most: 0.42 }), move: keys },
  animal: licksUp,
  bird: peck.animal,
  thing: { name: 'ice-cream', middle: atHand('near', 0.06, -0.14), reach: 0.52 },
  traits: ['face-to-face', 'face-half-hidden'],
};

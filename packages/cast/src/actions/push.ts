import type { Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Drawn } from '../props/slot.ts';
import type { Motion } from '../poses/motion.ts';
import { betweenHands } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const leaning = (spine: number, reach: number): Pose => ({
  arms: {
    near: { angle: 52 + reach * 20, elbow: 24, hand: 'open', layer: 'top' },
    far: { angle: 58 + reach * 20, elbow: 18, hand: 'open', thumb: 1, layer: 'front' },
  },
  legs: { near: { angle: -26, knee: 4, foot: -10 }, far: { angle: 18, knee: 22 } },
  spine,
  head: -4,
  gaze: [1, 0.1],
});

/** At the palms; what is as high as a table stands on the ground. */
const beforeHands = (figure: Figure, { wide, high, foot }: Drawn): Point => {
  const [x, y] = betweenHands(figure);
  return [x + 0.1 + wide / 2, high > 0.85 ? -foot : y];
};

/** Their handle is on the right of their picture. */
const byHandle = /^(?:pushchair|shopping-cart)$/;

/** Leans into a thing of so many heads at most. */
const pushing = (most: number): Motion => ({
  noBag: true,
  slot: () => ({ at: beforeHands, most, mirrored: byHandle }),
  move: {
    keys: [
      { at: 0, pose: leaning(14, 0.46) },
      { at: 16, pose: leaning(20, 0.54) },
      { at: 34, pose: leaning(13, 0.46) },
    ],
    loopFrom: 0,
  },
});

export const push: ActionDefinition = {
  animal: sniff.animal,
  motion: pushing(1.7),
  // A door, a fridge or a swing is as high as whoever leans into it.
  withLarge: pushing(2.6),
  wheelchair: { atRest: true },
  room: 2.4,
  onOther: 'back',
  traits: ['whole', 'beside'],
};

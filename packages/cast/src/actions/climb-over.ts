import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { climb } from './climb.ts';
import { leap } from './leap.ts';

/** Frames in which the weight goes over once. */
const heave = 36;

/** Astride of a fence or wall whose top is the ground of the pose: both hands on it, one leg on this side of it. */
const astride = (frame: number): Pose => {
  const t = Math.sin((frame / heave) * 2 * Math.PI);
  return {
    arms: {
      near: { angle: 34, elbow: 10, hand: 'fist', layer: 'front' },
      far: { angle: 46, elbow: 8, hand: 'fist', thumb: 1, layer: 'back' },
    },
    legs: {
      near: { angle: 14 + 5 * t, knee: 26 + 8 * t, foot: 4, toe: 1 },
      // The other one hangs down behind it.
      far: { angle: 18 + 3 * t, knee: 30 + 4 * t, foot: 4, toe: 1 },
    },
    hipSpread: 0.1,
    shoulderSpread: 0.6,
    ground: 0.1,
    spine: 20 + 3 * t,
    head: -12,
    cloakLength: 0.3,
    gaze: [0.7, -0.1],
  };
};

/** Half-way over what is too high to jump. */
export const climbOver: ActionDefinition = {
  motion: { noBag: true, move: astride },
  wheelchair: climb.wheelchair ?? { atRest: true },
  animal: leap.animal,
  heading: () => ({ body: 72, head: 48 }),
  baby: 'alike',
  traits: ['bold', 'own-eyes', 'animals-too', 'lively', 'needs-walking'],
};

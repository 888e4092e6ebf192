import { across } from '../animals/acting/views.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

/** Frames of a pony's stride. */
const stride = 24;

/** Astride: the hip goes with the back of the pony, the shoulders answer late. */
const astride = (frame: number): Pose => {
  const beat = Math.sin((frame / stride) * 4 * Math.PI);
  const answer = Math.sin((frame / stride) * 4 * Math.PI - 0.9);
  return {
    legs: {
      near: { angle: 30, knee: 34 + 4 * beat, foot: -12, toe: 1 },
      far: { angle: 34, knee: 36 + 4 * beat, foot: -12, toe: 1 },
    },
    arms: {
      near: { angle: 44 + 3 * answer, elbow: 42, hand: 'fist' },
      far: { angle: 50 + 3 * answer, elbow: 40, hand: 'fist', layer: 'back' },
    },
    hipSpread: 0.4,
    ground: 0.06 + 0.025 * beat,
    spine: -2 + 2.5 * answer,
    head: 2 - 2 * answer,
    cloakLength: 0.3,
    face: { smile: 0.9 },
  };
};

/** A pony, which carries. */
export const ride: ActionDefinition = {
  motion: { noBag: true, move: astride },
  /** A pony carries its rider as it carries everybody. */
  wheelchair: { outOfChair: (motion) => ({ ...motion, cut: true }) },
  animal: { view: across, keys: [{ at: 0, pose: { nod: 0.03 } }], gait: 'walk' },
  heading: () => ({ body: 74, head: 46 }),
  alone: { person: 'sit', animal: 'walk' },
  baby: 'alike',
  traits: ['mutual', 'with-animal', 'animals-too'],
};

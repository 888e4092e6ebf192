import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';

/** Frames of one breath in the air. */
const breath = 40;

/** In the air for as long as it is looked at, one leg ahead and one behind: what is under it is being crossed. */
const inTheAir = (frame: number): Pose => {
  const sway = Math.sin((frame / breath) * 2 * Math.PI);
  return {
    arms: {
      near: { angle: -128 - 4 * sway, elbow: -12, hand: 'open', layer: 'back' },
      far: { angle: 118 + 4 * sway, elbow: 8, hand: 'open', thumb: 1, layer: 'back' },
    },
    legs: {
      near: { angle: -52 + 3 * sway, knee: 22, foot: 34, toe: 1 },
      far: { angle: 62 - 3 * sway, knee: 18, foot: 8, toe: 1 },
    },
    spine: 10,
    head: -4,
    ground: 'feet',
    lift: 0.2 + 0.02 * sway,
    cloakLength: 0.46,
    gaze: [0.7, 0.1],
  };
};

/** Over or off something, held at the highest. */
export const leap: ActionDefinition = {
  motion: { noBag: true, move: inTheAir },
  /** Chairs stay on their wheels, whatever is crossed. */
  wheelchair: jump.wheelchair ?? { atRest: true },
  animal: {
    view: { body: 66, head: 34 },
    keys: [
      { at: 0, pose: { lift: 0.16, pitch: 0.16, squash: 1.05, ears: -0.5, open: 0.8 } },
      { at: breath / 2, pose: { lift: 0.2, pitch: 0.1, squash: 1.04, ears: -0.3, open: 0.8 } },
      { at: breath, pose: { lift: 0.16, pitch: 0.16, squash: 1.05, ears: -0.5, open: 0.8 } },
    ],
    loopFrom: 0,
  },
  heading: () => ({ body: 58, head: 44 }),
  baby: 'alike',
  room: 1.9,
  again: ['run', 'cheer'],
  traits: ['bold', 'sudden', 'animals-too', 'needs-walking', 'watched', 'wide-awake', 'own-eyes'],
};

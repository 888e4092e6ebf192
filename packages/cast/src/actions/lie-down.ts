import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

const dozing = (head: number): Pose => ({
  arms: {
    near: { angle: 30, elbow: 60, hand: 'flat', layer: 'top' },
    far: { angle: 20, elbow: 52, hand: 'flat', thumb: 1, layer: 'top' },
  },
  legs: {
    near: { angle: 76, knee: -8, foot: -60, toe: 0.2 },
    far: { angle: 96, knee: 12, foot: -60, toe: 0.2 },
  },
  ground: 0.24,
  seated: true,
  spine: -22,
  head,
  face: { closed: 'sleep', mouth: { open: 0.05, width: 0.7 }, smile: 0.4 },
});

/** Leans back and is fast asleep, wherever that is. */
export const lieDown: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 14,
    breath: { period: 84, depth: 0.03 },
    move: {
      keys: [
        { at: 0, pose: dozing(12) },
        { at: 60, pose: dozing(17) },
        { at: 120, pose: dozing(12) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: lie.animal,
  traits: ['whole', 'quiet', 'faceless', 'babies-can', 'own-eyes'],
};

import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

/** Stretched out on the back, the head a little higher, one hand on the belly. */
const lying = (breath: number): Pose => ({
  arms: {
    near: { angle: 62, elbow: 64, hand: 'flat', layer: 'top' },
    far: { angle: 70, elbow: 18, hand: 'relaxed', thumb: 1, layer: 'front' },
  },
  legs: {
    near: { angle: 83, knee: 0, foot: -68, toe: 0.3 },
    far: { angle: 88, knee: 6, foot: -68, toe: 0.3 },
  },
  x: 0.42,
  ground: 0.27,
  seated: true,
  pelvis: -74,
  spine: -4 + breath,
  head: 12 + breath * 2,
  headShift: [0.02, 0.02],
  cloakLength: 0.1,
  face: { closed: 'sleep', mouth: { open: 0.05, width: 0.7 }, smile: 0.4 },
});

/** Lies down and is fast asleep, wherever that is. */
export const lieDown: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 14,
    breath: { period: 84, depth: 0.03 },
    move: {
      keys: [
        { at: 0, pose: lying(0) },
        { at: 60, pose: lying(2) },
        { at: 120, pose: lying(0) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: lie.animal,
  room: 3,
  baby: 'alike',
  traits: ['whole', 'quiet', 'faceless', 'babies-can', 'own-eyes'],
};

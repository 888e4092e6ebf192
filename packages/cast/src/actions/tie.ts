import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

/** One knee down, the other foot before the body and both hands at it. */
const lacing = (near: number, far: number, spine: number): Pose => ({
  arms: {
    near: { angle: 6 + near * 8, elbow: 8 + near * 12, hand: 'fist', layer: 'top' },
    far: { angle: 2 + far * 8, elbow: 2 + far * 12, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: {
    near: { angle: 8, knee: 98, foot: 172, toe: 1 },
    far: { angle: 92, knee: 92, foot: 0, toe: 0.9 },
  },
  ground: 'knee',
  cloakLength: 0.42,
  spine,
  head: 8,
  gaze: [0.7, 1],
  face: { mouth: { tongueOut: 0.6, open: 0.1, width: 0.6 } },
});

/** On one knee: the hands go round each other at the shoe and pull the bow tight. */
export const tie: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: lacing(0, 1, 40) },
        { at: 9, pose: lacing(1, 0, 42) },
        { at: 18, pose: lacing(0, 1, 41) },
        { at: 27, pose: lacing(1, 0, 42) },
        { at: 38, pose: lacing(1.6, 1.8, 33), ease: 'out' },
        { at: 48, pose: lacing(1.4, 1.6, 34) },
        { at: 60, pose: lacing(0, 1, 40) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: sniff.animal,
  room: 1.9,
  traits: ['whole', 'quiet', 'own-eyes', 'never-from-below'],
};

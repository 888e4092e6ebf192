import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const watching = (head: number, lean: number, eyes: number): Pose => ({
  arms: {
    near: { to: { from: 'head', at: [-0.1, 0.66] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'head', at: [0.17, 0.66] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: {
    near: { angle: -66, knee: -160, foot: -8, toe: 0.7, thigh: 0.95, shin: 0.8 },
    far: { angle: 68, knee: 158, foot: 8, toe: -0.7, thigh: 0.95, shin: 0.8 },
  },
  ground: 0.265,
  seated: true,
  spine: lean,
  head,
  cloakLength: 0.12,
  gaze: [eyes, -0.1],
  face: { raise: 0.3 },
});

/** Cross-legged and still, the chin in both hands; only the head moves with what there is to see. */
export const watch: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: watching(2, 3, 0.9) },
        { at: 20, pose: watching(4, 6, 1) },
        { at: 38, pose: watching(-2, 4, 0.6) },
        { at: 60, pose: watching(2, 3, 0.9) },
      ],
      loopFrom: 0,
    },
  },
  baby: 'alike',
  animal: sit.animal,
  room: 1.5,
  traits: ['whole', 'quiet', 'listening', 'own-eyes', 'goes-on'],
};

import { seatedToUs } from '../animals/acting/views.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const sitting = (head: number, toes: number, spine: number): Pose => ({
  arms: {
    near: { angle: -30, elbow: -6, hand: 'flat', wrist: 30 },
    far: { angle: 32, elbow: 42, layer: 'front' },
  },
  legs: {
    near: { angle: 80, knee: -4, foot: -62 - toes, toe: 0.75, thigh: 0.92, shin: 0.92 },
    far: { angle: 88, knee: 2, foot: -58 + toes, toe: 0.75, thigh: 0.92, shin: 0.92 },
  },
  ground: 'hip',
  seated: true,
  spine,
  head,
  cloakLength: 0.15,
});

/** On the ground with legs stretched out; the feet tap. */
export const sit: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: sitting(5, 0, -6) },
        { at: 12, pose: sitting(3, 10, -5) },
        { at: 24, pose: sitting(5, -8, -6) },
        { at: 36, pose: sitting(7, 10, -7) },
        { at: 48, pose: sitting(5, 0, -6) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: {
    view: seatedToUs,
    keys: [
      { at: 0, pose: { sit: 1 } },
      { at: 40, pose: { sit: 1, tilt: 0.05 } },
      { at: 58, pose: { sit: 1, tilt: -0.03, ears: 0.2 } },
      { at: 96, pose: { sit: 1 } },
    ],
    loopFrom: 0,
  },
  baby: 'alike',
  room: 1.9,
  again: ['stand', 'talk'],
  memorable: 0,
  traits: ['whole', 'plain', 'quiet', 'babies-can', 'animals-too'],
};

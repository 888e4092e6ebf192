import { feet } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

/** Both hands forward on an edge as high as the chest, the knees giving way a little. */
const holding = (give: number, head: number): Pose => ({
  arms: {
    near: { angle: 62, elbow: 12, hand: 'flat', layer: 'top' },
    far: { angle: 70, elbow: 8, hand: 'flat', thumb: 1, layer: 'front' },
  },
  legs: {
    near: { angle: -8 + give, knee: give * 1.6 },
    far: { angle: 10 + give, knee: give * 1.6 },
  },
  spine: 8,
  head,
  headShift: [0.02, 0],
  squash: 1 - give * 0.002,
  gaze: [0.4, -0.1],
  face: { smile: 1 },
});

/** On the feet by the edge of something that is held with both hands, as whoever learns to stand. */
export const holdOn: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: { ...holding(0, -4), legs: feet } },
        { at: 12, pose: holding(9, -6) },
        { at: 24, pose: holding(1, -2) },
        { at: 36, pose: holding(10, -7) },
        { at: 48, pose: holding(1, -3) },
      ],
      loopFrom: 12,
    },
  },
  wheelchair: { atRest: true },
  baby: 'alike',
  animal: stand.animal,
  traits: ['whole', 'beside', 'babies-can', 'own-eyes', 'goes-on'],
};

import { feet, onTheKnees } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

const seated: Pose = {
  arms: {
    near: { angle: -30, elbow: -6, hand: 'flat', wrist: 30 },
    far: { angle: 32, elbow: 42, layer: 'front' },
  },
  legs: {
    near: { angle: 80, knee: -4, foot: -62, toe: 0.75, thigh: 0.92, shin: 0.92 },
    far: { angle: 88, knee: 2, foot: -58, toe: 0.75, thigh: 0.92, shin: 0.92 },
  },
  ground: 'hip',
  seated: true,
  spine: -6,
};
const kneeling: Pose = {
  ...onTheKnees,
  arms: {
    near: { angle: 10, elbow: 30, hand: 'flat' },
    far: { angle: 24, elbow: 30, hand: 'flat', layer: 'front' },
  },
  spine: 14,
  head: 2,
};
const stretching = (lean: number, up: number): Pose => ({
  arms: {
    near: { angle: -146 - up, elbow: -18, hand: 'fist', layer: 'back' },
    far: { angle: 146 + up, elbow: 18, hand: 'fist', thumb: 1, layer: 'back' },
  },
  legs: feet,
  spine: lean,
  stretch: 1.03 + up * 0.001,
  head: -lean,
  face: { closed: 'happy', mouth: { open: 0.6, width: 0.8, round: 0.6 } },
});

/** From the floor over the knees to the feet, then a long stretch. */
export const getUp: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: seated },
        { at: 12, pose: kneeling },
        { at: 24, pose: { arms: {}, legs: feet, spine: 8, head: 2 } },
        { at: 36, pose: stretching(-4, 8), ease: 'overshoot' },
        { at: 58, pose: stretching(4, 0) },
        { at: 80, pose: stretching(-4, 8) },
      ],
      loopFrom: 36,
    },
  },
  wheelchair: { atRest: true },
  animal: shaking,
  baby: 'alike',
  traits: ['whole', 'animals-too'],
};

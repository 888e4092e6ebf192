import { onTheKnees } from '../poses/rest.ts';
import { inNearHand } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const peering = (spine: number, head: number, eyes: number): Pose => ({
  ...onTheKnees,
  arms: {
    near: { angle: 124, elbow: 66, hand: 'flat', layer: 'top' },
    far: { angle: 46, elbow: 24, hand: 'flat', thumb: 1, layer: 'front' },
  },
  spine,
  head,
  gaze: [eyes, 0.6],
});

const drawingOut = (spine: number, x: number): Pose => ({
  ...onTheKnees,
  arms: {
    near: { to: { from: 'chest', at: [x, 0.52] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { angle: 46, elbow: 24, hand: 'flat', thumb: 1, layer: 'front' },
  },
  spine,
  head: 4,
  gaze: [0.8, 0.8],
});

/** On the knees, a hand above the eyes: looks here and there for what is gone. */
export const search: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: peering(20, 2, 0.8) },
        { at: 24, pose: peering(24, 12, 0.9) },
        { at: 48, pose: peering(18, -8, -0.7) },
        { at: 74, pose: peering(22, 4, 0.8) },
      ],
      loopFrom: 0,
    },
  },
  // What is found is drawn out of where it was; a torch lights up there.
  withThing: {
    blend: 12,
    noBag: true,
    slot: () => ({ at: inNearHand, least: 0.46, most: 0.86, layer: 'top' }),
    move: {
      keys: [
        { at: 0, pose: drawingOut(22, 0.5) },
        { at: 20, pose: drawingOut(28, 0.58), ease: 'out' },
        { at: 48, pose: drawingOut(26, 0.52) },
        { at: 74, pose: drawingOut(28, 0.58) },
      ],
      loopFrom: 20,
    },
  },
  wheelchair: { atRest: true },
  animal: sniff.animal,
  traits: ['whole', 'own-eyes', 'animals-too', 'lively'],
};

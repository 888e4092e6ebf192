import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { hide } from './hide.ts';

/** `twist` -1…1 draws the toes of one foot over the floor. */
const bashful = (head: number, gaze: number, twist: number): Pose => ({
  arms: {
    near: { to: { from: 'head', at: [-0.26, 0.44] }, bend: -1, hand: 'flat', layer: 'top' },
    far: { angle: 26, elbow: -50, hand: 'fist', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -5 },
    far: { angle: 13 + twist * 3, knee: 16, foot: 22, toe: 0.7 * twist },
  },
  pelvis: 2 * twist,
  x: -0.03,
  spine: 3 - 4 * twist,
  head,
  gaze: [gaze, 0.9],
  face: {
    blush: 2,
    raise: 0.6,
    tilt: 0.5,
    open: 0.7,
    smile: 0.5,
    mouth: { open: 0, upperTeeth: 0, press: 0.5, width: 0.6 },
  },
});

/** Glowing cheeks, a hand at one of them and one behind the back, the eyes on the floor where one foot draws to and fro. */
export const blush: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: bashful(9, 0.5, -1) },
        { at: 16, pose: bashful(12, 0.7, 1) },
        { at: 32, pose: bashful(8, 0.3, -1) },
        { at: 40, pose: { ...bashful(2, 0.5, -0.6), gaze: [0.7, -0.2] } },
        { at: 52, pose: bashful(12, 0.6, 1), ease: 'soft' },
        { at: 68, pose: bashful(9, 0.5, -1) },
      ],
      loopFrom: 0,
    },
  },
  animal: hide.animal,
  traits: ['never-from-below', 'quiet', 'own-eyes'],
};

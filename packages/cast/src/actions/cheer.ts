import { feet, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

const cheering = (lift: number, angle: number, squash: number): Pose => ({
  arms: {
    near: { angle: -angle, elbow: 14, hand: 'fist', layer: 'back' },
    far: { angle, elbow: -14, hand: 'fist', thumb: 1, layer: 'back' },
  },
  legs: lift > 0 ? { near: { angle: -8, knee: 10, foot: 26 }, far: { angle: 8, knee: 6, foot: 26 } } : feet,
  lift,
  squash,
  spine: -2,
  head: -2,
});

const cheerDip: Pose = {
  arms: {
    near: { angle: -104, elbow: -74, hand: 'fist', layer: 'back' },
    far: { angle: 104, elbow: 74, hand: 'fist', thumb: 1, layer: 'back' },
  },
  legs: { near: { angle: 14, knee: 30 }, far: { angle: 20, knee: 34 } },
  squash: 0.95,
  spine: 4,
  head: 3,
};

/** Both arms up; an animal stands on its hind legs. */
export const cheer: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 5, pose: cheerDip },
        { at: 9, pose: cheering(0.12, 148, 1.05), ease: 'out' },
        { at: 13, pose: cheering(0, 142, 0.97), ease: 'in' },
        { at: 18, pose: cheerDip },
        { at: 22, pose: cheering(0.14, 150, 1.05), ease: 'out' },
        { at: 26, pose: cheering(0, 142, 0.97), ease: 'in' },
        { at: 31, pose: cheerDip },
      ],
      loopFrom: 18,
    },
  },
  /** Up on the hind legs with waving paws. */
  animal: {
    view: { body: 46, head: 24 },
    keys: [
      { at: 0, pose: {} },
      { at: 8, pose: { crouch: 0.6, nod: -0.12 }, ease: 'out' },
      { at: 17, pose: { rear: 1, nod: 0.2, open: 0.9, ears: 0.4, joy: 1, lids: 1 }, ease: 'overshoot' },
      { at: 24, pose: { rear: 0.94, lift: 0.05, open: 0.9, nod: 0.1, joy: 1, lids: 1 } },
      { at: 31, pose: { rear: 1, nod: 0.2, open: 0.9, joy: 1, lids: 1 } },
      { at: 42, pose: { crouch: 0.4, ears: 0.5 }, ease: 'in' },
      { at: 50, pose: { bow: 0.8, open: 0.6, tail: 0.5, wag: 1 }, ease: 'overshoot' },
      { at: 66, pose: { bow: 0.75, open: 0.6, tail: 0.5, tilt: 0.1, wag: 1 } },
      { at: 76, pose: {} },
    ],
    loopFrom: 0,
  },
  bird: flap.animal,
  room: 1.6,
  gesture: 72,
  memorable: 1,
  traits: ['bold', 'face-to-face', 'festive', 'sudden', 'turns', 'animals-too', 'celebrates', 'wide-awake'],
};

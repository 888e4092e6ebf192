import type { Pose } from '../rig/pose.ts';
import type { Motion } from '../poses/motion.ts';
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

const { face: _asleep, ...flat } = lying(0);
/** Eyes open, looking up into the sky or at the ceiling. */
const awake = (breath: number): Pose => ({ ...flat, spine: -4 + breath, gaze: [0.3, -0.8] });

/** Kicks and beats about, screaming. */
const raging = (turn: number): Pose => ({
  ...flat,
  arms: {
    near: { angle: 96 + 34 * turn, elbow: 30, hand: 'fist', layer: 'top' },
    far: { angle: 96 - 34 * turn, elbow: 30, hand: 'fist', thumb: 1, layer: 'front' },
  },
  legs: {
    near: { angle: 104 + 20 * turn, knee: 34 - 26 * turn, foot: -68, toe: 0.3 },
    far: { angle: 104 - 20 * turn, knee: 34 + 26 * turn, foot: -68, toe: 0.3 },
  },
  head: 12 + 4 * turn,
  face: { closed: 'soft', tear: 1, raise: 0.2, tilt: 1, mouth: { open: 0.9, width: 1, wobble: 1 } },
});
const wakeful: Motion = {
  noBag: true,
  blend: 14,
  breath: { period: 70, depth: 0.02 },
  move: {
    keys: [
      { at: 0, pose: awake(0) },
      { at: 60, pose: awake(2) },
      { at: 120, pose: awake(0) },
    ],
    loopFrom: 0,
  },
};
const tantrum: Motion = {
  noBag: true,
  blend: 8,
  move: {
    keys: [
      { at: 0, pose: raging(-1) },
      { at: 7, pose: raging(1), ease: 'soft' },
      { at: 14, pose: raging(-1), ease: 'soft' },
    ],
    loopFrom: 0,
  },
};

/** Lies down and is fast asleep, wherever that is; who is glad is awake, and who is angry or sad kicks about. */
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
  feelings: { happy: wakeful, surprised: wakeful, sad: tantrum, angry: tantrum },
  wheelchair: { atRest: true },
  animal: lie.animal,
  room: 3,
  baby: 'alike',
  traits: ['whole', 'quiet', 'faceless', 'babies-can', 'own-eyes'],
};

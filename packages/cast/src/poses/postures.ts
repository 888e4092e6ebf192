/** How somebody stands when they feel something: the body says it before the face can be seen. */
import { think } from '../actions/think.ts';
import type { Emotion } from '../emotions.ts';
import type { ArmPose, Pose } from '../rig/pose.ts';
import type { Motion } from './motion.ts';

const feet: NonNullable<Pose['legs']> = { near: { angle: -4 }, far: { angle: 4 } };
const nearRest: ArmPose = { angle: -15, elbow: 9 };
const farRest: ArmPose = { angle: 13, elbow: 4, thumb: 1, layer: 'back' };

const cowering = (x: number, head: number): Pose => ({
  x,
  arms: {
    near: { to: { from: 'head', at: [-0.11, 0.64] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'head', at: [0.16, 0.64] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: { near: { angle: 3, knee: 9 }, far: { angle: 5, knee: 9 } },
  spine: -4,
  head,
});
/** Trembles a little, then holds its breath. */
const scared: Motion = {
  move: {
    keys: [
      { at: 0, pose: cowering(0, -1) },
      { at: 4, pose: cowering(0.008, 0) },
      { at: 8, pose: cowering(-0.008, -2) },
      { at: 12, pose: cowering(0.006, -1) },
      { at: 16, pose: cowering(0, -1) },
      { at: 34, pose: cowering(0, -3) },
      { at: 42, pose: cowering(0, -1) },
    ],
    loopFrom: 0,
  },
};

const bashful = (x: number, head: number, twist: number): Pose => ({
  x,
  arms: {
    near: { to: { from: 'chest', at: [0.03, 0.52] }, bend: 1, hand: 'fist', thumb: 1 },
    far: { to: { from: 'chest', at: [0.07, 0.52] }, bend: -1, hand: 'flat', layer: 'front' },
  },
  legs: {
    near: { angle: 1, toe: 0.35 },
    far: { angle: 2 + twist, knee: 8 + twist, foot: twist, toe: -0.45 },
  },
  spine: 2,
  head,
  stretch: 0.985,
});
/** Hands held before the body, toes turned in, swinging a little. */
const shy: Motion = {
  move: {
    keys: [
      { at: 0, pose: bashful(-0.012, 3, 0) },
      { at: 26, pose: bashful(0.014, 6, 7) },
      { at: 54, pose: bashful(-0.012, 3, 0) },
    ],
    loopFrom: 0,
  },
};

const startled = (angle: number, spine: number): Pose => ({
  arms: {
    near: { angle: -22, elbow: -8, hand: 'open', thumb: 1 },
    far: { angle, elbow: 96, hand: 'open', layer: 'top' },
  },
  legs: feet,
  spine,
  head: -1,
});
const surprised: Motion = {
  move: {
    keys: [
      { at: 0, pose: { ...startled(56, -5), squash: 1.03 } },
      { at: 9, pose: startled(60, -3) },
      { at: 34, pose: startled(54, -2) },
      { at: 60, pose: startled(60, -3) },
    ],
    loopFrom: 9,
  },
};

const drooping = (head: number, spine: number): Pose => ({
  arms: { near: { angle: -4, elbow: 14 }, far: { angle: 8, elbow: 10, thumb: 1, layer: 'back' } },
  legs: feet,
  spine,
  head,
  stretch: 0.965,
  headShift: [0.02, 0.025],
  gaze: [0.2, 0.7],
});
const sad: Motion = {
  move: {
    keys: [
      { at: 0, pose: drooping(3, 4) },
      { at: 44, pose: drooping(6, 6) },
      { at: 90, pose: drooping(3, 4) },
    ],
    loopFrom: 0,
  },
};

const chestOut = (head: number, stretch: number): Pose => ({
  arms: {
    near: { angle: -52, elbow: 98, hand: 'fist' },
    far: { angle: 50, elbow: -98, hand: 'fist', layer: 'front' },
  },
  legs: { near: { angle: -9 }, far: { angle: 9 } },
  spine: -5,
  stretch,
  head,
});
const proud: Motion = {
  move: {
    keys: [
      { at: 0, pose: chestOut(0, 1.02) },
      { at: 30, pose: chestOut(-3, 1.045) },
      { at: 62, pose: chestOut(0, 1.02) },
    ],
    loopFrom: 0,
  },
};

const stamping = (knee: number, head: number): Pose => ({
  arms: {
    near: { angle: -20, elbow: 4, hand: 'fist' },
    far: { angle: 18, elbow: 4, hand: 'fist', thumb: 1, layer: 'back' },
  },
  legs: { near: { angle: -6 }, far: { angle: 4 + knee * 0.6, knee, foot: knee * 0.3 } },
  spine: 2,
  head,
});
/** Fists down; one foot stamps now and then. */
const angry: Motion = {
  move: {
    keys: [
      { at: 0, pose: stamping(0, 0) },
      { at: 36, pose: stamping(0, -2) },
      { at: 42, pose: stamping(42, -3) },
      { at: 46, pose: { ...stamping(0, 3), squash: 0.97 }, ease: 'in' },
      { at: 52, pose: stamping(0, 0) },
      { at: 70, pose: stamping(0, 0) },
    ],
    loopFrom: 0,
  },
};

const nodding = (head: number, dip: number): Pose => ({
  arms: { near: { ...nearRest, angle: -9 }, far: { ...farRest, angle: 9 } },
  legs: feet,
  spine: 2,
  head,
  headShift: [0, dip],
});
/** The head sinks slowly and comes up with a start. */
const sleepy: Motion = {
  move: {
    keys: [
      { at: 0, pose: nodding(-2, 0) },
      { at: 56, pose: nodding(8, 0.035) },
      { at: 64, pose: nodding(-3, 0), ease: 'out' },
      { at: 80, pose: nodding(-2, 0) },
    ],
    loopFrom: 0,
  },
};

/** What standing looks like with a feeling; the others stand at ease. */
export const postures: Partial<Record<Emotion, Motion>> = {
  scared,
  shy,
  surprised,
  sad,
  proud,
  angry,
  sleepy,
  thinking: think.motion,
};

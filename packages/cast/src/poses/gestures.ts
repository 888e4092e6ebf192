/** Things done standing: data only. Angles in degrees, 0 hangs down, + toward where the child faces. */
import type { ArmPose, Pose } from '../rig/pose.ts';
import type { Motion } from './motion.ts';

const nearRest: ArmPose = { angle: -15, elbow: 9 };
const farRest: ArmPose = { angle: 13, elbow: 4, thumb: 1, layer: 'back' };
const feet: NonNullable<Pose['legs']> = { near: { angle: -4 }, far: { angle: 4 } };

export const rest: Pose = { arms: { near: nearRest, far: farRest }, legs: feet };
const leaning: Pose = {
  arms: { near: { angle: -12, elbow: 13 }, far: { angle: 16, elbow: 8, thumb: 1, layer: 'back' } },
  legs: feet,
  spine: -2,
  head: 2.5,
};

/** Weight goes slowly from leg to leg. */
export const stand: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 40, pose: leaning },
      { at: 84, pose: rest },
    ],
    loopFrom: 0,
  },
};

const offering: Pose = {
  arms: {
    near: { angle: -22, elbow: 62, wrist: 24, hand: 'open', thumb: 1 },
    far: farRest,
  },
  legs: feet,
  spine: 2,
  head: 3,
};
const offeringHigher: Pose = {
  ...offering,
  arms: { near: { angle: -24, elbow: 80, wrist: 18, hand: 'open', thumb: 1 }, far: farRest },
  head: 0,
};
const telling: Pose = {
  arms: { near: nearRest, far: { angle: 34, elbow: 58, hand: 'open', thumb: -1, layer: 'front' } },
  legs: feet,
  spine: -2,
  head: -3,
};
const bothHands: Pose = {
  arms: {
    near: { angle: -26, elbow: 50, wrist: 20, hand: 'open', thumb: 1 },
    far: { angle: 36, elbow: 42, hand: 'open', thumb: -1, layer: 'front' },
  },
  legs: feet,
  spine: -1,
  head: 1,
};

/** Small hand gestures, never in step with the words. */
export const talk: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 9, pose: offering, ease: 'overshoot' },
      { at: 17, pose: offeringHigher },
      { at: 25, pose: offering },
      { at: 38, pose: rest },
      { at: 50, pose: telling, ease: 'overshoot' },
      { at: 62, pose: telling },
      { at: 72, pose: bothHands, ease: 'overshoot' },
      { at: 82, pose: bothHands },
      { at: 96, pose: rest },
    ],
    loopFrom: 0,
  },
};

const waving = (elbow: number, wrist: number, head: number): Pose => ({
  arms: { near: { angle: -18, elbow: 12 }, far: { angle: 112, elbow, wrist, hand: 'open', layer: 'top' } },
  legs: { near: { angle: -5 }, far: { angle: 5 } },
  spine: -3,
  head,
});

/** The hand drags behind the forearm. */
export const wave: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      {
        at: 4,
        pose: { ...rest, arms: { near: nearRest, far: { ...farRest, angle: 2, elbow: 16 } }, spine: 2 },
      },
      { at: 10, pose: waving(52, 0, 3), ease: 'overshoot' },
      { at: 15, pose: waving(24, 14, 4) },
      { at: 20, pose: waving(66, -14, 2) },
      { at: 25, pose: waving(24, 14, 4) },
      { at: 30, pose: waving(66, -14, 2) },
      { at: 35, pose: waving(24, 14, 4) },
    ],
    loopFrom: 15,
  },
};

const pointing = (angle: number, spine: number): Pose => ({
  arms: {
    near: { angle: -48, elbow: 96, hand: 'fist' },
    far: { angle, elbow: 6, hand: 'point', layer: 'front' },
  },
  legs: { near: { angle: -8 }, far: { angle: 7 } },
  spine,
  head: 2,
  gaze: [0.9, -0.1],
});

export const point: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      {
        at: 5,
        pose: {
          arms: { near: nearRest, far: { angle: 8, elbow: 96, hand: 'fist', layer: 'front' } },
          legs: feet,
          spine: -6,
          head: 4,
          gaze: [0.9, -0.1],
        },
      },
      { at: 12, pose: pointing(96, -3), ease: 'overshoot' },
      { at: 26, pose: pointing(91, -4) },
      { at: 34, pose: pointing(98, -2), ease: 'overshoot' },
      { at: 60, pose: pointing(96, -3) },
    ],
    loopFrom: 12,
  },
};

const clapping = (apart: number, head: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.01 - apart, 0.33] }, bend: 1, hand: 'flat', wrist: 62, thumb: 1 },
    far: {
      to: { from: 'chest', at: [0.085 + apart, 0.33] },
      bend: -1,
      hand: 'flat',
      wrist: -58,
      layer: 'front',
    },
  },
  legs: { near: { angle: -5 }, far: { angle: 5 } },
  spine: -1,
  head,
});

export const clap: Motion = {
  move: {
    keys: [
      { at: 0, pose: clapping(0.05, 0) },
      { at: 5, pose: clapping(0.19, 3), ease: 'out' },
      { at: 8, pose: clapping(0, -1), ease: 'in' },
      { at: 13, pose: clapping(0.19, -3), ease: 'out' },
      { at: 16, pose: clapping(0, 1), ease: 'in' },
      { at: 21, pose: clapping(0.19, 3), ease: 'out' },
    ],
    loopFrom: 5,
  },
};

const pondering = (head: number, finger: number): Pose => ({
  arms: {
    near: {
      to: { from: 'head', at: [-0.03, 0.66] },
      bend: 1,
      hand: 'fist',
      wrist: 14 + finger,
      layer: 'top',
    },
    far: farRest,
  },
  legs: feet,
  spine: -2,
  head,
});

/** A fist under the chin; the head goes from one side to the other, as thoughts do. */
export const think: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 10, pose: pondering(-3, 0), ease: 'overshoot' },
      { at: 34, pose: pondering(-5, 6) },
      { at: 50, pose: { ...pondering(2, -4), gaze: [-0.5, -0.7] } },
      { at: 74, pose: { ...pondering(3, 4), gaze: [-0.5, -0.7] } },
      { at: 90, pose: pondering(-3, 0) },
    ],
    loopFrom: 10,
  },
};

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

export const cheer: Motion = {
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
};

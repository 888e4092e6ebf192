/** Sitting, kneeling, sleeping, reading, hugging: small movements that never stop. */
import { bedBack, blanket } from '../props/bed.ts';
import { book } from '../props/book.ts';
import { nightstand } from '../props/nightstand.ts';
import { teddy } from '../props/teddy.ts';
import type { Pose } from '../rig/pose.ts';
import type { Motion } from './motion.ts';

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
export const sit: Motion = {
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
};

/** Thighs nearly upright, shins behind. */
export const onTheKnees = {
  legs: {
    near: { angle: 16, knee: 104, foot: 172, toe: 1 },
    far: { angle: 26, knee: 112, foot: 172, toe: 1 },
  },
  ground: 'knee',
  cloakLength: 0.42,
} as const satisfies Pose;

const kneeling = (spine: number, head: number, hands: number): Pose => ({
  ...onTheKnees,
  arms: {
    near: { angle: 4 + hands, elbow: 40, hand: 'flat' },
    far: { angle: 4 - hands, elbow: 36, hand: 'flat', layer: 'front' },
  },
  spine,
  head,
  gaze: [0.4, 0.4],
});

export const kneel: Motion = {
  blend: 12,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: kneeling(2, 2, 0) },
      { at: 18, pose: kneeling(8, 6, 7) },
      { at: 40, pose: kneeling(5, 3, -5) },
      { at: 60, pose: kneeling(2, 2, 0) },
    ],
    loopFrom: 0,
  },
};

const asleep = (head: number): Pose => ({
  arms: {
    near: { angle: 34, elbow: 74, wrist: -10, layer: 'top' },
    far: { angle: 8, elbow: 10, thumb: 1 },
  },
  legs: { near: { angle: 0, thigh: 0.1, shin: 0.1 }, far: { angle: 0, thigh: 0.1, shin: 0.1 } },
  ground: 0.26,
  head,
  face: {
    closed: 'sleep',
    headTilt: 4,
    mouth: { open: 0, width: 0.7, round: 0 },
    smile: 0.45,
    tear: 0,
    sweat: 0,
  },
});

/** In bed, in pyjamas, breathing deeply. */
export const sleep: Motion = {
  noBag: true,
  wear: 'night',
  cut: true,
  breath: { period: 84, depth: 0.03 },
  props: () => ({ behind: (figure) => [...nightstand(figure), ...bedBack(figure)], under: blanket }),
  move: {
    keys: [
      { at: 0, pose: asleep(8) },
      { at: 120, pose: asleep(10) },
      { at: 240, pose: asleep(8) },
    ],
    loopFrom: 0,
  },
};

const hugging = (spine: number, head: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.13, 0.5] }, bend: 1, hand: 'flat' },
    far: { to: { from: 'chest', at: [0.05, 0.41] }, bend: -1, hand: 'flat', thumb: 1, layer: 'front' },
  },
  legs: { near: { angle: -4 }, far: { angle: 4 } },
  spine,
  head,
});

/** Rocking a teddy bear from side to side. */
export const hug: Motion = {
  props: () => ({ mid: teddy }),
  move: {
    keys: [
      { at: 0, pose: hugging(0, 8) },
      { at: 22, pose: hugging(4, 11) },
      { at: 46, pose: hugging(-4, 5) },
      { at: 68, pose: hugging(0, 8) },
    ],
    loopFrom: 0,
  },
};

const reading = (head: number, gaze: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [-0.27, 0.6] }, bend: 1, hand: 'fist', wrist: -10, layer: 'top' },
    far: {
      to: { from: 'chest', at: [0.4, 0.6] },
      bend: -1,
      hand: 'fist',
      wrist: 10,
      thumb: 1,
      layer: 'top',
    },
  },
  legs: {
    near: { angle: -66, knee: -160, foot: -8, toe: 0.7, thigh: 0.95, shin: 0.8 },
    far: { angle: 68, knee: 158, foot: 8, toe: -0.7, thigh: 0.95, shin: 0.8 },
  },
  ground: 0.265,
  seated: true,
  head,
  cloakLength: 0.12,
  gaze: [gaze, 0.8],
});

const pageEvery = 96;

/** Cross-legged with a book: the eyes go along the lines, now and then a page turns. */
export const read: Motion = {
  blend: 12,
  noBag: true,
  props: (frame) => ({ front: (figure) => book(figure, ((frame % pageEvery) - 80) / 12) }),
  move: {
    keys: [
      { at: 0, pose: reading(4, -0.5) },
      { at: 22, pose: reading(6, 0.5) },
      { at: 27, pose: reading(5, -0.5) },
      { at: 49, pose: reading(6, 0.5) },
      { at: 54, pose: reading(5, -0.5) },
      { at: 78, pose: reading(6, 0.5) },
      { at: 90, pose: reading(2, 0.1) },
      { at: pageEvery, pose: reading(4, -0.5) },
    ],
    loopFrom: 0,
  },
};

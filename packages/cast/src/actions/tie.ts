import { rest } from '../poses/rest.ts';
import { betweenHands } from '../poses/with-hands.ts';
import { rays } from '../props/marks.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

/** One knee down, the other foot before the body and both hands at it. */
const lacing = (near: number, far: number, spine: number): Pose => ({
  arms: {
    near: { angle: 6 + near * 8, elbow: 8 + near * 12, hand: 'fist', layer: 'top' },
    far: { angle: 2 + far * 8, elbow: 2 + far * 12, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: {
    near: { angle: 8, knee: 98, foot: 172, toe: 1 },
    far: { angle: 92, knee: 92, foot: 0, toe: 0.9 },
  },
  ground: 'knee',
  cloakLength: 0.42,
  spine,
  head: 8,
  gaze: [0.7, 1],
  face: { mouth: { tongueOut: 0.6, open: 0.1, width: 0.6 } },
});

/** Two ends before the chest, `apart` pulled tight. */
const knotting = (apart: number, up: number, part: Pose): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [0.14 - apart, 0.34 - up] }, bend: 1, hand: 'fist', layer: 'top' },
    far: {
      to: { from: 'chest', at: [0.22 + apart, 0.34 + up] },
      bend: -1,
      hand: 'fist',
      thumb: 1,
      layer: 'top',
    },
  },
  spine: 4,
  head: 9,
  gaze: [0.4, 0.9],
  ...part,
});

/** On one knee: the hands go round each other at the shoe and pull the bow tight. */
export const tie: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: lacing(0, 1, 40) },
        { at: 9, pose: lacing(1, 0, 42) },
        { at: 18, pose: lacing(0, 1, 41) },
        { at: 27, pose: lacing(1, 0, 42) },
        { at: 38, pose: lacing(1.6, 1.8, 33), ease: 'out' },
        { at: 48, pose: lacing(1.4, 1.6, 34) },
        { at: 60, pose: lacing(0, 1, 40) },
      ],
      loopFrom: 0,
    },
  },
  // A ribbon, a belt, a parcel: what is no shoe is knotted in the hands.
  withThing: {
    noBag: true,
    slot: () => ({ at: betweenHands, least: 0.42, most: 0.66 }),
    marks:
      (frame) =>
      ({ joints: { arms } }) =>
        frame % 48 < 16 || frame % 48 > 30
          ? []
          : [
              ...rays(arms.near.wrist, { toward: 180, spread: 50, count: 2, from: 0.2, to: 0.36 }),
              ...rays(arms.far.wrist, { toward: 0, spread: 50, count: 2, from: 0.2, to: 0.36 }),
            ],
    telling: { at: 20, every: 48 },
    move: {
      keys: [
        { at: 0, pose: knotting(0, 0.06, {}) },
        { at: 9, pose: knotting(0.02, -0.06, {}) },
        { at: 18, pose: knotting(0.2, 0, { face: { mouth: { press: 1 } } }), ease: 'out' },
        { at: 30, pose: knotting(0.18, 0, {}) },
        { at: 48, pose: knotting(0, 0.06, {}) },
      ],
      loopFrom: 0,
    },
  },
  onOther: 'waist',
  wheelchair: { atRest: true },
  animal: sniff.animal,
  room: 1.9,
  traits: ['whole', 'quiet', 'own-eyes', 'never-from-below'],
};

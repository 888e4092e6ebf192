import { facingUs } from '../animals/acting/views.ts';
import type { Keyframes } from '../poses/keyframes.ts';
import type { Motion } from '../poses/motion.ts';
import { feet, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const searching = (head: number, x: number, y: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.36, -0.06] }, bend: -1, hand: 'flat', wrist: -62, layer: 'top' },
    far: { angle: 20, elbow: 12, thumb: 1, layer: 'back' },
  },
  spine,
  head,
  headShift: [x * 0.03, 0],
  gaze: [x, y],
  face: { raise: 0.4, open: 0.92 },
});

/** The hands at each other before the belly, the head put forward. */
const attentive = (spine: number, head: number, y: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.06, 0.46] }, bend: 1, hand: 'relaxed', layer: 'top' },
    far: { to: { from: 'chest', at: [0.24, 0.48] }, bend: -1, hand: 'relaxed', thumb: 1, layer: 'top' },
  },
  legs: feet,
  spine,
  head,
  headShift: [0.05, 0.01],
  gaze: [0.9, y],
  face: { raise: 0.3 },
});

/** The hands go up a little and open; at the mouth they would call out. */
const astonished = (spine: number, head: number): Pose => ({
  arms: {
    near: { angle: -20, elbow: -30, hand: 'open' },
    far: { angle: 20, elbow: 36, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: feet,
  spine,
  head,
  gaze: [0.8, 0.05],
  face: { raise: 0.8, open: 1 },
});

/** The arms hang, the head does too. */
const downcast = (spine: number, head: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.02, 0.62] }, bend: 1, hand: 'relaxed', layer: 'top' },
    far: { to: { from: 'chest', at: [0.18, 0.64] }, bend: -1, hand: 'relaxed', thumb: 1, layer: 'top' },
  },
  legs: feet,
  spine,
  head,
  gaze: [0.7, 0.5],
});

const looped = (poses: readonly Pose[]): Motion => ({
  noBag: true,
  move: {
    keys: [...poses, ...poses.slice(0, 1)].map((pose, i) => ({ at: i * 22, pose })),
    loopFrom: 0,
  } satisfies Keyframes<Pose>,
});

const closely = looped([attentive(4, 4, 0.2), attentive(8, 8, 0.3), attentive(6, 3, 0.15)]);

/** Eyes first, the head follows, the body leans after it; who looks out for something has a hand over the eyes. */
export const look: ActionDefinition = {
  motion: closely,
  feelings: {
    surprised: looped([astonished(-3, -4), astonished(-5, -2), astonished(-2, -5)]),
    sad: looped([downcast(5, 10), downcast(7, 13), downcast(5, 11)]),
    thinking: {
      noBag: true,
      move: {
        keys: [
          { at: 0, pose: searching(0, 0.2, -0.1, 0) },
          { at: 14, pose: searching(5, 1, -0.1, 4) },
          { at: 30, pose: searching(6, 1, 0.1, 6) },
          { at: 44, pose: searching(-6, -1, -0.1, -4) },
          { at: 62, pose: searching(-7, -1, 0.1, -6) },
          { at: 78, pose: searching(0, 0.2, -0.1, 0) },
        ],
        loopFrom: 0,
      },
    },
  },
  animal: {
    view: facingUs,
    busy: true,
    keys: [
      { at: 0, pose: {} },
      { at: 12, pose: { turn: 0.5, ears: 0.6, nod: 0.1 } },
      { at: 30, pose: { turn: 0.5, ears: 0.7, nod: 0.1 } },
      { at: 44, pose: { turn: -0.6, ears: 0.6, nod: 0.05 } },
      { at: 62, pose: { turn: -0.6, ears: 0.7, tilt: 0.12 } },
      { at: 80, pose: {} },
    ],
    loopFrom: 0,
  },
  traits: ['face-to-face', 'listening', 'own-eyes', 'animals-too'],
};

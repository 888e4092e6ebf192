import { facingUs } from '../animals/acting/views.ts';
import { rest } from '../poses/rest.ts';
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

/** A hand over the eyes: the eyes go first, the head follows, the body leans after it. */
export const look: ActionDefinition = {
  motion: {
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
  traits: ['face-to-face', 'listening', 'face-half-hidden', 'own-eyes', 'animals-too'],
};

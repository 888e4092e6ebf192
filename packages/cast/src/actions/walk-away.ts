import { clamp01, easing, lerp } from '@milestoon/drawing';
import { away } from '../animals/acting/views.ts';
import { walkAwayPose } from '../poses/gait.ts';
import type { Body } from '../poses/motion.ts';
import { rest } from '../poses/rest.ts';
import { seated } from '../poses/rolling/seated.ts';
import { strokeAt } from '../poses/rolling/strokes.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { strolling } from './walk.ts';

const waving = (elbow: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -15, elbow: 9 },
    far: { angle: 118, elbow, hand: 'open', layer: 'top' },
  },
  spine: 2,
  head: 3,
  face: { smile: 0.8 },
});

/** Seen from behind, the hands go up and down beside the wheels. */
function awayPose(frame: number, body: Body): Pose {
  const { share, holds } = strokeAt(strolling, body, frame);
  const lean = easing.soft(share);
  const hand = holds ? 'fist' : 'relaxed';
  return {
    ...seated({}, body),
    arms: {
      near: { angle: -24 - 8 * lean, elbow: 8 + 16 * lean, hand, layer: 'front' },
      far: { angle: 24 + 8 * lean, elbow: -8 - 16 * lean, hand, thumb: 1, layer: 'front' },
    },
    spine: 2 + strolling.lean * lean,
  };
}

/** Into the picture, seen from behind. */
export const walkAway: ActionDefinition = {
  motion: { move: (frame, { bones, hips }) => walkAwayPose(frame, bones, hips) },
  wheelchair: {
    inChair: (_, body) => ({ noBag: true, move: (frame) => awayPose(frame, body) }),
    turning: strolling.speed,
  },
  animal: { view: away, gait: 'walk', keys: [{ at: 0, pose: {} }], busy: true },
  heading: () => ({ body: 176, head: 176 }),
  contacts: [{ kind: 'footstep', first: 0, every: 12 }],
  indoors: 'wave',
  together: { as: ['walk-away', 'walk-away'], bothDo: true },
  traits: ['never-from-below', 'faceless', 'own-eyes', 'animals-too', 'needs-walking'],
};

/** Seen from behind, looks back over the shoulder and waves. */
export const lookBack: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 10, pose: rest },
        { at: 18, pose: waving(50), ease: 'overshoot' },
        { at: 24, pose: waving(22) },
        { at: 30, pose: waving(60) },
        { at: 36, pose: waving(22) },
      ],
      loopFrom: 24,
    },
  },
  animal: {
    view: { body: 164, head: 72 },
    keys: [
      { at: 0, pose: {} },
      { at: 14, pose: { tilt: 0.06, ears: 0.4, open: 0.5 } },
      { at: 40, pose: { ears: 0.3, open: 0.5 } },
    ],
    loopFrom: 14,
    busy: true,
  },
  baby: 'alike',
  heading: (frame) => ({
    body: lerp(176, 158, easing.soft(clamp01((frame - 8) / 12))),
    head: lerp(176, 58, easing.soft(clamp01((frame - 3) / 13))),
  }),
  traits: ['face-half-hidden', 'own-eyes', 'needs-walking'],
};

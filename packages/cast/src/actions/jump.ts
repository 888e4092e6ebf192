import { clamp01, easing, lerp } from '@milestoon/drawing';
import type { Body } from '../poses/motion.ts';
import { rest } from '../poses/rest.ts';
import { seated } from '../poses/rolling/seated.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const crouch: Pose = {
  arms: { near: { angle: -46, elbow: 26 }, far: { angle: -30, elbow: 30, layer: 'back' } },
  legs: { near: { angle: 40, knee: 78, toe: -0.3 }, far: { angle: 46, knee: 84, toe: 0.6 } },
  spine: 12,
  squash: 0.9,
  face: { raise: -0.2 },
};

const stretched: Pose = {
  arms: {
    near: { angle: -150, elbow: -6, hand: 'open', layer: 'back' },
    far: { angle: 152, elbow: 6, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: { near: { angle: -6, foot: 42, toe: -0.4 }, far: { angle: 5, foot: 42, toe: 0.7 } },
};

const apex: Pose = {
  arms: {
    near: { angle: -142, elbow: -14, hand: 'open', layer: 'back' },
    far: { angle: 142, elbow: 14, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -34, knee: 52, foot: 38, toe: -0.5 },
    far: { angle: 36, knee: -4, foot: 22, toe: 0.7 },
  },
  lift: 0.52,
  stretch: 1.03,
  cloakLength: 0.46,
};

const wheelieFrames = 52;

/** Up on two wheels for joy, arms in the air, and down again. */
function wheeliePose(frame: number, body: Body): Pose {
  const f = frame % wheelieFrames;
  const ease = (from: number, to: number): number => easing.soft(clamp01((f - from) / (to - from)));
  const up = ease(8, 17) - ease(32, 40);
  const ready = ease(0, 7) - ease(9, 14);
  const arms = ease(13, 19) - ease(30, 38);
  const sway = Math.sin(f * 0.7) * up;
  const tilt = -19 * up + 2.5 * sway;
  return seated(
    {
      arms: {
        near: {
          angle: lerp(-14, -146, arms) + 5 * sway,
          elbow: lerp(34, -10, arms),
          hand: 'open',
          layer: arms > 0.5 ? 'back' : 'front',
        },
        far: {
          angle: lerp(10, 148, arms) - 5 * sway,
          elbow: lerp(34, 8, arms),
          hand: 'open',
          thumb: 1,
          layer: 'back',
        },
      },
      spine: 12 * ready + 7 * up,
      head: 6 * ready - 4 * up,
    },
    body,
    -0.06 * ready + 0.06 * up,
    tilt,
  );
}

/** Anticipation, stretch, a moment in the air, landing, settling. */
export const jump: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 8, pose: crouch },
        { at: 10, pose: { ...crouch, squash: 0.88 } },
        { at: 13, pose: { ...stretched, squash: 1.09, lift: 0.14 }, ease: 'in' },
        { at: 19, pose: apex, ease: 'out' },
        { at: 21, pose: { ...apex, lift: 0.5 } },
        { at: 26, pose: { ...stretched, squash: 1.06, lift: 0.06, cloakLength: 0.36 }, ease: 'in' },
        { at: 28, pose: { ...crouch, squash: 0.86, cloakLength: 0.6 }, ease: 'out' },
        { at: 34, pose: { ...rest, squash: 1.03 } },
        { at: 38, pose: rest },
        { at: 48, pose: rest },
      ],
      loopFrom: 0,
    },
  },
  /** Crouches, leaps, tucks the legs, lands soft, and once more. */
  wheelchair: { inChair: (_, body) => ({ noBag: true, move: (frame) => wheeliePose(frame, body) }) },
  animal: {
    view: { body: 60, head: 32 },
    keys: [
      { at: 0, pose: {} },
      { at: 7, pose: { crouch: 0.7, squash: 0.93, nod: -0.1, ears: -0.2 }, ease: 'out' },
      {
        at: 14,
        pose: { lift: 0.42, pitch: 0.22, squash: 1.05, nod: 0.16, ears: -0.5, open: 0.8 },
        ease: 'out',
      },
      { at: 21, pose: { pitch: -0.12, crouch: 0.1, ears: 0.9, open: 0.6 }, ease: 'in' },
      { at: 25, pose: { crouch: 0.65, squash: 0.92, ears: 0.3 }, ease: 'out' },
      { at: 36, pose: {}, ease: 'overshoot' },
      { at: 44, pose: {} },
    ],
    loopFrom: 0,
  },
  baby: 'alike',
  contacts: [{ kind: 'land', first: 27, every: 48 }],
  room: 1.7,
  gesture: 54,
  again: ['run', 'cheer'],
  traits: ['bold', 'sudden', 'turns', 'animals-too', 'needs-walking', 'watched', 'wide-awake'],
};

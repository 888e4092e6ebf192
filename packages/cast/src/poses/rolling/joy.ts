/** Joy on wheels: a wheelie instead of a jump, a dance that rocks and spins. */
import { clamp01, easing, lerp } from '@milestoon/drawing';
import type { Pose } from '../../rig/pose.ts';
import type { Body } from '../motion.ts';
import { seated } from './seated.ts';

/** Up on two wheels for joy, arms in the air, and down again. */
const wheelieFrames = 52;
export function wheeliePose(frame: number, body: Body): Pose {
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

/** Frames of a dance: rocking to and fro, then once round. */
const danceFrames = 96;
const spin = { from: 56, to: 88 } as const;

export function dancePose(pose: Pose, frame: number, body: Body): Pose {
  const turn = (frame / 24) * 2 * Math.PI;
  const f = frame % danceFrames;
  const still = clamp01((f - spin.from + 6) / 6) * (1 - clamp01((f - spin.to) / 6));
  const rock = Math.sin(turn) * (1 - still);
  return seated(pose, body, 0.13 * rock, -7 * Math.max(0, Math.cos(turn)) * (1 - still));
}

export function danceHeading(frame: number): number {
  const f = frame % danceFrames;
  const turned = 10 + 360 * easing.soft(clamp01((f - spin.from) / (spin.to - spin.from)));
  return turned > 180 ? turned - 360 : turned;
}

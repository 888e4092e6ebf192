import { clamp01, easing, lerp, type Point } from '@milestoon/drawing';
import { ladder, rungGap } from '../props/ladder.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';

const rungFrames = 20;

/** Hand over hand and foot over foot: one rung every twenty frames, the ladder goes by. */
function climbPose(frame: number): Pose {
  const step = Math.floor(frame / rungFrames);
  const t = easing.soft(clamp01((frame - step * rungFrames) / (rungFrames - 4)));
  const left = step % 2 === 0;
  // A hand reaches up by two rungs while the body rises by one.
  const along = (moves: boolean, low: number): number =>
    moves ? lerp(low, low - rungGap, t) : lerp(low - rungGap, low, t);
  const foot = (moves: boolean): Point => [
    0.36,
    along(moves, 0.62) - 0.1 + (moves ? -Math.sin(Math.PI * t) * 0.05 : 0),
  ];
  return {
    arms: {
      near: { to: { from: 'chest', at: [0.32, along(left, 0.2)] }, bend: 1, hand: 'fist', layer: 'front' },
      far: {
        to: { from: 'chest', at: [0.5, along(!left, 0.16)] },
        bend: 1,
        hand: 'fist',
        thumb: 1,
        layer: 'back',
      },
    },
    legs: {
      near: { to: foot(!left), bend: -1, foot: -6, toe: 1 },
      far: { to: foot(left), bend: -1, foot: -6, toe: 1 },
    },
    x: -0.12,
    ground: 0.98,
    lift: 0.32,
    spine: left ? lerp(4, 7, t) : lerp(7, 4, t),
    head: -14,
    gaze: [0.6, -0.8],
  };
}

/** Up a ladder that has no end. */
export const climb: ActionDefinition = {
  motion: {
    noBag: true,
    cut: true,
    props: (frame) => ({ behind: (figure) => ladder(figure, frame / rungFrames) }),
    move: climbPose,
  },
  animal: cheer.animal,
  roomInWheelchair: 3.2,
  traits: ['bold', 'own-eyes', 'animals-too', 'up-high', 'lively', 'needs-walking'],
};

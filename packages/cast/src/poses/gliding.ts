/** Gliding over ice, pavement or snow: a foot is set down and carries, it does not step. */
import { lerp, smoothstep } from '@milestoon/drawing';
import type { LegPose, Pose } from '../rig/pose.ts';

/** Frames of two strokes, one with each foot. */
const cycle = 52;

/** One leg carries, bent and flat on the ground (`weight` 1), while the other one pushes off behind (0). */
const leg = (weight: number): LegPose => ({
  angle: lerp(-40, 16, weight),
  knee: lerp(12, 30, weight),
  foot: lerp(30, 0, weight),
  toe: 1,
});

/** From one foot to the other, the arms against them; whatever is under the feet is `under` heads high. */
export function skatingPose(frame: number, under: number): Pose {
  const swing = Math.sin((frame / cycle) * Math.PI * 2);
  const near = smoothstep(0.15, 0.85, (1 + swing) / 2);
  return {
    arms: {
      near: { angle: lerp(58, -52, near), elbow: 16, hand: 'open' },
      far: { angle: lerp(-46, 62, near), elbow: 10, hand: 'open', thumb: 1, layer: 'back' },
    },
    legs: { near: leg(near), far: leg(1 - near) },
    hipSpread: 0.25,
    shoulderSpread: 0.8,
    ground: 'feet',
    lift: under,
    spine: 12,
    head: -9,
    cloakLength: 0.4,
    gaze: [0.6, 0],
  };
}

/** Down a slope with both knees bent, to and fro, the hands at the poles. */
export function skiingPose(frame: number, under: number): Pose {
  const carve = Math.sin((frame / cycle) * Math.PI * 2);
  const knees: LegPose = { angle: 42 + carve * 5, knee: 66 + carve * 9, foot: 0, toe: 1 };
  return {
    arms: {
      near: { to: { from: 'chest', at: [0.02, 0.42] }, bend: 1, hand: 'fist', layer: 'top' },
      far: { to: { from: 'chest', at: [0.4, 0.36] }, bend: -1, hand: 'fist', thumb: 1, layer: 'back' },
    },
    legs: { near: knees, far: { ...knees, angle: 46 + carve * 5 } },
    hipSpread: 0.35,
    ground: 'feet',
    lift: under,
    pelvis: carve * 3,
    spine: 16 + carve * 3,
    head: -12,
    cloakLength: 0.3,
    gaze: [0.7, 0.1],
  };
}

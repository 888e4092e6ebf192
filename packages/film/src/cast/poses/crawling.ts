import type { Pose } from '../rig/pose.ts';
import type { Motion } from './motion.ts';

/** Frames of one step with each side, and leg lengths a frame. */
const cycle = 28;
export const crawlSpeed = 0.022;

/** Hand and knee of opposite sides go forward together; the head looks up ahead. */
function crawlPose(frame: number): Pose {
  const turn = ((frame % cycle) / cycle) * 2 * Math.PI;
  const swing = Math.sin(turn);
  const hand = (at: number): { angle: number; elbow: number; wrist: number } => ({
    angle: 14 + at * 20,
    elbow: 6 + Math.max(0, Math.cos(turn) * at) * 16,
    wrist: 62,
  });
  const knee = (at: number): { angle: number; knee: number; foot: number; toe: number } => ({
    angle: 8 + at * 16,
    knee: 92 + at * 8,
    foot: 172,
    toe: 1,
  });
  return {
    arms: {
      near: { ...hand(swing), hand: 'flat', layer: 'back' },
      far: { ...hand(-swing), hand: 'flat', thumb: 1, layer: 'top' },
    },
    legs: { near: knee(-swing), far: knee(swing) },
    pelvis: 56 + Math.abs(swing) * 2,
    spine: 14,
    head: -52 + swing * 2,
    ground: 'knee',
    cloakLength: 0.2,
    gaze: [0.7, -0.3],
  };
}

/** On hands and knees. */
export const crawl: Motion = { blend: 12, noBag: true, speed: crawlSpeed, move: crawlPose };

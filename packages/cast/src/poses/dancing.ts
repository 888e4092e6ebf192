import type { Pose } from '../rig/pose.ts';
import type { Body, Motion } from './motion.ts';

const beat = 12;

/** Feet stay where they are, hips go from side to side, arms answer one beat later. */
function pose(frame: number, { bones, hips }: Body): Pose {
  const turn = (frame / (2 * beat)) * 2 * Math.PI;
  const side = Math.sin(turn);
  const late = Math.sin(turn - 0.8);
  const pulse = Math.abs(Math.cos(turn));
  const leg = bones.thigh + bones.shin;
  const heel = (up: number): { to: [number, number]; foot: number } => {
    const lifted = Math.max(0, up);
    return { to: [0, -bones.foot - lifted * 0.11], foot: lifted * 32 };
  };
  const nearFoot = heel(side);
  const farFoot = heel(-side);
  const half = Math.floor(frame / (4 * beat)) % 2 === 0;
  return {
    x: 0.075 * side,
    pelvis: -5 * side,
    spine: 9 * side,
    head: -7 * late,
    ground: leg * (0.975 - 0.045 * pulse) + bones.foot,
    legs: {
      near: { ...nearFoot, to: [hips.near - 0.05, nearFoot.to[1]], toe: -0.6 },
      far: { ...farFoot, to: [hips.far + 0.05, farFoot.to[1]], toe: 0.6 },
    },
    arms: half
      ? {
          near: { angle: -112 + 30 * late, elbow: -46 - 26 * late, hand: 'open', layer: 'front' },
          far: { angle: 112 + 30 * late, elbow: 46 - 26 * late, hand: 'open', thumb: 1, layer: 'front' },
        }
      : {
          near: { angle: -40 + 34 * late, elbow: -84, hand: 'fist', layer: 'front' },
          far: { angle: 40 + 34 * late, elbow: 84, hand: 'fist', thumb: 1, layer: 'front' },
        },
    squash: 1 + 0.022 * (1 - 2 * pulse),
  };
}

export const dance: Motion = { move: pose };

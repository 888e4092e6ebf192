import { clamp01, easing } from '@milestoon/drawing';
import type { Body } from '../poses/motion.ts';
import { seated } from '../poses/rolling/seated.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

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

/** Frames of a dance: rocking to and fro, then once round. */
const danceFrames = 96;
const spin = { from: 56, to: 88 } as const;

/** In a wheelchair. */
function dancePose(frame: number, body: Body): Pose {
  const turn = (frame / 24) * 2 * Math.PI;
  const f = frame % danceFrames;
  const still = clamp01((f - spin.from + 6) / 6) * (1 - clamp01((f - spin.to) / 6));
  const rock = Math.sin(turn) * (1 - still);
  return seated(pose(frame, body), body, 0.13 * rock, -7 * Math.max(0, Math.cos(turn)) * (1 - still));
}

function danceHeading(frame: number): number {
  const f = frame % danceFrames;
  const turned = 10 + 360 * easing.soft(clamp01((f - spin.from) / (spin.to - spin.from)));
  return turned > 180 ? turned - 360 : turned;
}

/** Hips from side to side; an animal goes once round its own tail. */
export const dance: ActionDefinition = {
  motion: { move: pose },
  /** Play bow, hop to the side, once round its own tail. */
  wheelchair: {
    inChair: (_, body) => ({
      move: (frame) => dancePose(frame, body),
      heading: (frame) => ({ body: danceHeading(frame), head: danceHeading(frame) }),
    }),
  },
  animal: {
    view: { body: 50, head: 26 },
    keys: [
      { at: 0, pose: {} },
      { at: 10, pose: { bow: 0.9, tail: 0.5, open: 0.6, nod: 0.1 }, ease: 'overshoot' },
      { at: 24, pose: { bow: 0.85, tail: 0.5, open: 0.6, tilt: 0.16 } },
      { at: 30, pose: { lift: 0.22, pitch: 0.12, roll: 0.12, open: 0.8 }, ease: 'out' },
      { at: 36, pose: { crouch: 0.4, roll: 0.04 }, ease: 'in' },
      { at: 42, pose: { lift: 0.22, pitch: 0.12, roll: -0.12, open: 0.8 }, ease: 'out' },
      { at: 48, pose: { crouch: 0.4, roll: -0.04 }, ease: 'in' },
      { at: 56, pose: {} },
    ],
    loopFrom: 0,
  },
  bird: flap.animal,
  room: 1.6,
  again: ['jump', 'wave'],
  traits: ['bold', 'festive', 'turns', 'animals-too', 'celebrates', 'needs-walking', 'watched', 'wide-awake'],
};

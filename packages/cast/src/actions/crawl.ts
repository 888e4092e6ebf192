import { clamp, radians } from '@milestoon/drawing';
import type { Body } from '../poses/motion.ts';
import { rolling } from '../poses/rolling/strokes.ts';
import type { ArmPose, LegPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { walk } from './walk.ts';

/** Frames of one step with each side, and leg lengths a frame. */
const cycle = 28;

const speed = 0.022;

/** Seen from its side the body is hardly broad. */
const beside = 0.3;

/** Heads from the ground to the wrist of a hand that carries weight. */
const carried = 0.1;

/** Hand and knee of opposite sides go forward together; the head looks up ahead. */
function crawlPose(frame: number, { bones, torso, hips }: Body): Pose {
  const turn = ((frame % cycle) / cycle) * 2 * Math.PI;
  const swing = Math.sin(turn);
  const thighAngle = (at: number): number => 8 + at * 16;
  const knee = (at: number): LegPose => ({ angle: thighAngle(at), knee: 92 + at * 8, foot: 172, toe: 1 });
  const lowest = Math.max(Math.cos(radians(thighAngle(swing))), Math.cos(radians(thighAngle(-swing))));
  const hip = bones.thigh * lowest + 0.1 + hips.far * beside;
  // The back slopes so that the arms just reach the ground, elbows nearly straight.
  const arm = bones.upperArm + bones.forearm;
  const slope = clamp((arm * 0.93 + carried - hip) / torso, 0.02, 0.66);
  const back = (Math.acos(slope) * 180) / Math.PI;
  const shoulder = torso * Math.sin(radians(back));
  const hand = (at: number): ArmPose => ({
    to: {
      from: 'ground',
      at: [shoulder + 0.04 + at * 0.2, -carried - Math.max(0, Math.cos(turn) * at) * 0.12],
    },
    bend: 1,
    wrist: 56,
    hand: 'flat',
  });
  return {
    arms: { near: { ...hand(swing), layer: 'front' }, far: { ...hand(-swing), thumb: 1, layer: 'back' } },
    legs: { near: knee(-swing), far: knee(swing) },
    pelvis: back - 9,
    spine: 14,
    head: -13 - 0.55 * (back + 5) + swing * 2,
    ground: hip,
    hipSpread: beside,
    shoulderSpread: beside,
    seated: true,
    cloakLength: 0.2,
    gaze: [0.7, -0.3],
  };
}

/** On hands and knees. */
export const crawl: ActionDefinition = {
  motion: { blend: 12, noBag: true, speed, move: crawlPose },
  /** Low over the knees, as quietly as can be. */
  wheelchair: { inChair: () => rolling({ speed, from: -24, to: 40, back: 14, lean: 16 }) },
  animal: walk.animal,
  baby: 'alike',
  traits: ['never-from-below', 'on-the-way', 'lively'],
};

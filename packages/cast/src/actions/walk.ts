import { type DrawOp, type Point, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import { gripOf } from '../props/in-hand.ts';
import { across } from '../animals/acting/views.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import { rolling, type Stroke } from '../poses/rolling/strokes.ts';
import type { ActionDefinition } from './action.ts';
import { holdingUp, umbrellas, umbrellaSlot } from './under-umbrella.ts';

export const strolling: Stroke = { speed: walkSpeed, from: -28, to: 40, back: 11, lean: 5 };

/** The first steps: both arms out for balance. */
export const toddling: Motion = {
  speed: walkSpeed * 0.6,
  move: (frame, { bones, hips }) => {
    const pose = walkPose(frame, bones, hips);
    const sways = Math.sin(frame / 6) * 8;
    return {
      ...pose,
      arms: {
        near: { angle: -74 + sways, elbow: -14, hand: 'open', layer: 'front' },
        far: { angle: 78 + sways, elbow: 14, hand: 'open', layer: 'front' },
      },
      spine: sways / 3,
    };
  },
};
/** Years: who is younger walks so. */
export const toddlesUntil = 2;
/** The hands at the sides, at the grips. */
const propped: Pose['arms'] = {
  near: { angle: -16, elbow: 34, hand: 'fist', layer: 'front' },
  far: { angle: 16, elbow: 34, hand: 'fist', thumb: 1, layer: 'front' },
};

/** From under an arm through the hand to the ground. */
const crutchOf =
  (side: 'near' | 'far') =>
  (figure: Figure): DrawOp[] => {
    const { joints } = figure;
    const hand = gripOf(figure, joints.arms[side]);
    const shoulder = joints.arms[side].shoulder;
    const top = [shoulder[0] + (side === 'near' ? -0.1 : 0.1), shoulder[1] + 0.16] as const;
    const foot = [hand[0] + (hand[0] - top[0]) * 0.7, 0] as const;
    const rod = (from: Point, to: Point, thick: number, color: string): DrawOp[] =>
      solid(figure, [tube(segment(from, to), [thick, thick], { samples: 4 })], color, {
        shade: 0.3,
        dots: false,
      });
    return [
      ...rod([...top], [...foot], 0.045, '#b9c3cc'),
      ...rod([top[0] - 0.14, top[1]], [top[0] + 0.14, top[1]], 0.06, '#4a5560'),
      ...rod([hand[0] - 0.12, hand[1]], [hand[0] + 0.12, hand[1]], 0.05, '#4a5560'),
    ];
  };

/** On crutches: slowly, both of them beside the legs. */
const onCrutches: Motion = {
  noBag: true,
  speed: walkSpeed * 0.6,
  props: () => ({ behind: crutchOf('far'), front: crutchOf('near') }),
  move: (frame, { bones, hips }) => ({
    ...walkPose(frame * 0.6, bones, hips),
    ...(propped ? { arms: propped } : {}),
    spine: 6,
    head: -2,
  }),
};

/** Goes somewhere. */
export const walk: ActionDefinition = {
  motion: {
    speed: walkSpeed,
    move: (frame, { bones, hips }) => walkPose(frame, bones, hips),
  },
  withKind: {
    names: umbrellas,
    motion: {
      noBag: true,
      speed: walkSpeed,
      slot: umbrellaSlot,
      move: (frame, { bones, hips }) => holdingUp(walkPose(frame, bones, hips)),
    },
  },
  withKinds: [{ names: /^crutch$/, motion: onCrutches }],
  wheelchair: { inChair: () => rolling(strolling) },
  animal: { view: across, gait: 'walk', keys: [{ at: 0, pose: {} }] },
  contacts: [{ kind: 'footstep', first: 0, every: 12 }],
  room: 1.4,
  again: ['run', 'point'],
  memorable: 1,
  traits: ['turns', 'animals-too', 'on-the-way', 'alongside', 'needs-walking', 'watched'],
};

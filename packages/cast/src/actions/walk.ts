import { across } from '../animals/acting/views.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import type { Motion } from '../poses/motion.ts';
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
  wheelchair: { inChair: () => rolling(strolling) },
  animal: { view: across, gait: 'walk', keys: [{ at: 0, pose: {} }] },
  contacts: [{ kind: 'footstep', first: 0, every: 12 }],
  room: 1.4,
  again: ['run', 'point'],
  memorable: 1,
  traits: ['turns', 'animals-too', 'on-the-way', 'alongside', 'needs-walking', 'watched'],
};

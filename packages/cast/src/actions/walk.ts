import { across } from '../animals/acting/views.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import { rolling, type Stroke } from '../poses/rolling/strokes.ts';
import type { ActionDefinition } from './action.ts';
import { holdingUp, umbrellas, umbrellaSlot } from './under-umbrella.ts';

export const strolling: Stroke = { speed: walkSpeed, from: -28, to: 40, back: 11, lean: 5 };

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

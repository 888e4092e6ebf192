import { clamp01, easing, lerp } from '@milestoon/drawing';
import { walkAway as walkAwayDeed } from '../animals/acting/deeds/moving.ts';
import { lookBack as lookBackDeed } from '../animals/acting/deeds/still.ts';
import { walkAwayPose } from '../poses/gait.ts';
import type { Motion } from '../poses/motion.ts';
import { lookBack as lookBackMotion } from '../together/motions.ts';
import type { ActionDefinition } from './action.ts';

const walkAwayMotion: Motion = { move: (frame, { bones, hips }) => walkAwayPose(frame, bones, hips) };

/** Into the picture, seen from behind. */
export const walkAway: ActionDefinition = {
  motion: walkAwayMotion,
  animal: walkAwayDeed,
  heading: () => ({ body: 176, head: 176 }),
  contacts: [{ kind: 'footstep', first: 0, every: 12 }],
  indoors: 'wave',
  together: { as: ['walk-away', 'walk-away'], bothDo: true },
  traits: ['never-from-below', 'faceless', 'own-eyes'],
};

/** Seen from behind, over the shoulder, with a wave. */
export const lookBack: ActionDefinition = {
  motion: lookBackMotion,
  animal: lookBackDeed,
  baby: lookBackMotion,
  heading: (frame) => ({
    body: lerp(176, 158, easing.soft(clamp01((frame - 8) / 12))),
    head: lerp(176, 58, easing.soft(clamp01((frame - 3) / 13))),
  }),
  traits: ['face-half-hidden', 'own-eyes'],
};

import { lerp, type Point } from '@milestoon/drawing';
import { inNearHand, oneHand } from '../poses/with-hands.ts';
import type { Slot } from '../props/slot.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';

const round = 64;
const leaves = 18;
const lands = 44;

/** In the hand, then on its way; when it has landed there is another throw. */
function slot(frame: number): Slot {
  const f = frame % round;
  if (f < leaves) return { at: inNearHand, most: 0.6 };
  const t = Math.min(1, (f - leaves) / (lands - leaves));
  const at: Point = [lerp(0.5, 3.4, t), lerp(-1.7, -0.25, t) - Math.sin(Math.PI * t) * 0.9];
  return { at: () => at, most: 0.6, turn: t * 300 };
}

/** Draws back and lets fly. */
export const throwing: ActionDefinition = {
  motion: {
    noBag: true,
    slot,
    telling: { at: 24, every: round },
    move: {
      keys: [
        { at: 0, pose: oneHand(-0.2, 0.3, { head: 2 }) },
        { at: 12, pose: oneHand(-0.3, 0.08, { spine: -12, head: -2, gaze: [1, 0] }), ease: 'out' },
        { at: leaves, pose: oneHand(0.25, 0.03, { spine: 12, head: 4, gaze: [1, 0] }), ease: 'in' },
        { at: 26, pose: oneHand(0.24, 0.4, { spine: 14, head: 0, gaze: [1, 0.2] }) },
        { at: round, pose: oneHand(-0.2, 0.3, { head: 2 }) },
      ],
      loopFrom: 0,
    },
  },
  animal: fetch.animal,
  room: 2,
  traits: ['sudden', 'animals-too', 'watched'],
};

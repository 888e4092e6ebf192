import { holdHands as motion } from '../together/motions.ts';
import type { ActionDefinition } from './action.ts';
import { wave } from './wave.ts';

/** Side by side, hand in hand; an animal gives a paw. */
export const holdHands: ActionDefinition = {
  motion,
  animal: wave.animal,
  room: 1.5,
  together: { as: ['hold-hands', 'hold-hands'] },
  alone: { person: 'stand', animal: 'stand' },
};

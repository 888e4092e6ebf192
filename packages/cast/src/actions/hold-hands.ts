import { standing } from '../poses/rest.ts';
import type { ActionDefinition } from './action.ts';
import { wave } from './wave.ts';

/** Side by side, hand in hand. */
export const holdHands: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: standing(-1, 2) },
        { at: 24, pose: standing(2, 5) },
        { at: 48, pose: standing(-1, 0) },
        { at: 72, pose: standing(-1, 2) },
      ],
      loopFrom: 0,
    },
  },
  animal: wave.animal,
  room: 1.5,
  together: { as: ['hold-hands', 'hold-hands'] },
  alone: { person: 'stand', animal: 'stand' },
  traits: ['mutual'],
};

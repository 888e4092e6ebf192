import { brush as motion } from '../poses/mealtime.ts';
import type { ActionDefinition } from './action.ts';
import { shake } from './shake.ts';
import { atHand } from './thing.ts';

/** One's teeth. */
export const brush: ActionDefinition = {
  motion,
  animal: shake.animal,
  contacts: [{ kind: 'brush', first: 3, every: 6 }],
  thing: { name: 'toothbrush', middle: atHand('near', 0.16, -0.1), reach: 0.62 },
  traits: ['face-half-hidden'],
};

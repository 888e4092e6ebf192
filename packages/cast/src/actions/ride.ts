import { across } from '../animals/acting/deeds/views.ts';
import { ride as motion } from '../together/with-animals.ts';
import type { ActionDefinition } from './action.ts';

/** A pony, which carries. */
export const ride: ActionDefinition = {
  motion,
  animal: { view: across, keys: [{ at: 0, posture: { nod: 0.03 } }], gait: 'walk' },
  heading: () => ({ body: 74, head: 46 }),
  alone: { person: 'sit', animal: 'walk' },
};

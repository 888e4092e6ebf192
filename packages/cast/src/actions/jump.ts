import { jump as animal } from '../animals/acting/deeds/moving.ts';
import { jump as motion } from '../poses/jumping.ts';
import type { ActionDefinition } from './action.ts';

/** For joy, on the spot. */
export const jump: ActionDefinition = {
  motion,
  animal,
  baby: motion,
  contacts: [{ kind: 'land', first: 27, every: 48 }],
  room: 1.7,
  gesture: 54,
  traits: ['bold', 'sudden', 'turns'],
};

import { kick as motion } from '../poses/playing.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { flap } from './flap.ts';
import { onGround } from './thing.ts';

/** A ball. */
export const kick: ActionDefinition = {
  motion,
  baby: motion,
  animal: fetch.animal,
  bird: flap.animal,
  contacts: [{ kind: 'kick', first: 16, every: 84 }],
  thing: { name: 'ball', middle: onGround(0.85, -0.6), reach: 0.95 },
  brings: 'ball',
  room: 2.4,
  traits: ['beside', 'whole', 'bold'],
};

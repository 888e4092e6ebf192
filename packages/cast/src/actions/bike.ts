import { trot as animal } from '../animals/acting/deeds/moving.ts';
import { bike as motion } from '../poses/riding.ts';
import type { ActionDefinition } from './action.ts';
import { onGround } from './thing.ts';

/** On a bicycle; an animal trots. */
export const bike: ActionDefinition = {
  motion,
  animal,
  contacts: [{ kind: 'bike-bell', first: 18, every: 1000, most: 1 }],
  thing: { name: 'bike', middle: onGround(0.12, -0.52), reach: 0.78 },
  room: 1.9,
  traits: ['whole', 'bold', 'sudden', 'rides'],
};

import { read as motion } from '../poses/resting.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

/** A book, cross-legged. */
export const read: ActionDefinition = {
  motion,
  baby: motion,
  animal: sit.animal,
  thing: { name: 'book', middle: beforeChest(0.07, 0.52), reach: 0.62 },
  room: 1.5,
  traits: ['whole', 'quiet'],
};

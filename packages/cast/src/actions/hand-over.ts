import { handOver as handOverMotion, receive as receiveMotion } from '../together/motions.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { sit } from './sit.ts';

/** Gives somebody a present. */
export const handOver: ActionDefinition = {
  motion: handOverMotion,
  animal: fetch.animal,
  heading: () => ({ body: 40, head: 44 }),
  room: 1.7,
  together: { as: ['hand-over', 'receive'] },
  alone: { person: 'stand', animal: 'stand' },
  traits: ['own-eyes'],
};

/** Is given a present. */
export const receive: ActionDefinition = {
  motion: receiveMotion,
  animal: sit.animal,
  heading: () => ({ body: 40, head: 44 }),
  room: 1.7,
  alone: { person: 'stand', animal: 'stand' },
  traits: ['own-eyes'],
};

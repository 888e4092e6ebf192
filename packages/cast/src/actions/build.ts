import { build as motion } from '../poses/building.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { onGround } from './thing.ts';

/** A tower of blocks; from a wheelchair on a table over the knees. */
export const build: ActionDefinition = {
  motion,
  animal: sit.animal,
  contacts: [{ kind: 'block', first: 26, every: 34, most: 3 }],
  thing: { middle: onGround(0.8, -0.62), reach: 0.85 },
  thingInWheelchair: { middle: ({ hip }) => [0.85, hip[1] - 0.55], reach: 0.75 },
  brings: 'blocks',
  room: 2.4,
  traits: ['beside', 'whole'],
};

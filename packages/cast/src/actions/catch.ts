import { catching as motion } from '../poses/playground.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { flap } from './flap.ts';

/** A ball, thrown up high. */
export const catching: ActionDefinition = {
  motion,
  animal: fetch.animal,
  bird: flap.animal,
  contacts: [{ kind: 'catch', first: 48, every: 72 }],
  brings: 'ball',
  traits: ['own-eyes'],
};

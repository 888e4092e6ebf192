import { clap as motion } from '../poses/gestures.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';
import { flap } from './flap.ts';

/** Both hands for somebody. */
export const clap: ActionDefinition = {
  motion,
  animal: cheer.animal,
  bird: flap.animal,
  contacts: [{ kind: 'clap', first: 8, every: 8 }],
  gesture: 66,
  traits: ['face-to-face', 'festive', 'turns'],
};

import { blow as motion } from '../poses/candles.ts';
import type { ActionDefinition } from './action.ts';
import { talk } from './talk.ts';
import { onGround } from './thing.ts';

/** Out the candles of a birthday cake. */
export const blow: ActionDefinition = {
  motion,
  baby: motion,
  animal: talk.animal,
  contacts: [{ kind: 'puff', first: 20, every: 72 }],
  thing: { name: 'cake', middle: onGround(1.12, -1.2), reach: 0.62 },
  brings: 'cake',
  room: 2.9,
  gesture: 66,
  traits: ['beside', 'whole', 'festive', 'face-half-hidden'],
};

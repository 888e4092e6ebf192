import { petted } from '../animals/acting/deeds/still.ts';
import { hug as hugMotion } from '../poses/resting.ts';
import { embrace as embraceMotion, embraceKneeling } from '../together/motions.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** Two who have each other in their arms; a grown-up goes down on the knees for it. */
export const embrace: ActionDefinition = {
  motion: embraceMotion,
  grownUp: embraceKneeling,
  animal: { ...petted, view: { body: 40, head: 26 } },
  heading: () => ({ body: 62, head: 46 }),
  room: 1.5,
  together: { as: ['embrace', 'embrace'] },
  alone: { person: 'stand', animal: 'stand' },
  traits: ['face-half-hidden', 'fond'],
};

/** A teddy, when nobody else is there: with somebody it is an embrace. */
export const hug: ActionDefinition = {
  motion: hugMotion,
  animal: embrace.animal,
  bird: sit.animal,
  together: { as: ['embrace', 'embrace'], bothDo: true },
  traits: ['face-half-hidden', 'own-eyes', 'fond'],
};

import { petted as petDeed } from '../animals/acting/deeds/still.ts';
import { pet as petMotion, stroke as strokeMotion } from '../together/with-animals.ts';
import type { ActionDefinition } from './action.ts';

/** A small animal, on the knees. */
export const pet: ActionDefinition = {
  motion: petMotion,
  animal: petDeed,
  baby: petMotion,
  heading: () => ({ body: 44, head: 40 }),
  alone: { person: 'kneel', animal: 'sit' },
  traits: ['fond'],
};

/** A large animal, standing. */
export const stroke: ActionDefinition = {
  motion: strokeMotion,
  animal: pet.animal,
  heading: () => ({ body: 44, head: 40 }),
  alone: { person: 'stand', animal: 'sit' },
  traits: ['fond'],
};

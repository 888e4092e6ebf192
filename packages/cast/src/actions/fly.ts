import { fly as flyDeed, flyAway as flyAwayDeed } from '../animals/acting/deeds/flying.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';

/** Without wings it stays a jump. */
export const fly: ActionDefinition = {
  bird: flyDeed,
  animal: jump.animal,
};

/** Without wings it stays a jump. */
export const flyAway: ActionDefinition = {
  bird: flyAwayDeed,
  animal: jump.animal,
};

/** Every action and the one value that holds what is known of it. A new one is a file beside this and its two lines in the group it belongs to. */
import type { ActionDefinition } from './action.ts';
import { atRest } from './catalogue/at-rest.ts';
import { gymnastics } from './catalogue/gymnastics.ts';
import { making } from './catalogue/making.ts';
import { moving } from './catalogue/moving.ts';
import { ofAnimals } from './catalogue/of-animals.ts';
import { together } from './catalogue/together.ts';
import { told } from './catalogue/told.ts';
import { withThings } from './catalogue/with-things.ts';
import type { Action } from './names.ts';

export const catalogue: Readonly<Record<Action, ActionDefinition>> = {
  ...moving,
  ...atRest,
  ...told,
  ...together,
  ...withThings,
  ...making,
  ...gymnastics,
  ...ofAnimals,
};

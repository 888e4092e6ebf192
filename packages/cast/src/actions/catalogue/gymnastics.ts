/** What is done with the whole body for its own sake. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { dance } from '../dance.ts';
import { balance, handstand, hangUpsideDown, somersault, splits } from '../gymnastics.ts';
import { skipRope } from '../skip-rope.ts';

export const gymnastics = {
  dance,
  'skip-rope': skipRope,
  somersault,
  handstand,
  splits,
  'hang-upside-down': hangUpsideDown,
  balance,
} satisfies Partial<Record<Action, ActionDefinition>>;

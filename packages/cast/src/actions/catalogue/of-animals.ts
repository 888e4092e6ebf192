/** What only animals do; a person stands or does something like it. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { chase } from '../chase.ts';
import { fetch } from '../fetch.ts';
import { flap } from '../flap.ts';
import { fly, flyAway } from '../fly.ts';
import { lickFace } from '../lick-face.ts';
import { lick } from '../lick.ts';
import { nap } from '../nap.ts';
import { peck } from '../peck.ts';
import { chaseTail, pee, scratch } from '../pets-at-home.ts';
import { shake } from '../shake.ts';
import { sniff } from '../sniff.ts';
import { splash } from '../splash.ts';

export const ofAnimals = {
  lick,
  sniff,
  shake,
  fetch,
  chase,
  fly,
  'fly-away': flyAway,
  nap,
  flap,
  peck,
  splash,
  'lick-face': lickFace,
  scratch,
  pee,
  'chase-tail': chaseTail,
} satisfies Partial<Record<Action, ActionDefinition>>;

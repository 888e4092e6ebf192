/** Where somebody is and stays, and what they take in there. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { admire } from '../admire.ts';
import { getUp } from '../get-up.ts';
import { hide } from '../hide.ts';
import { holdOn } from '../hold-on.ts';
import { hurtKnee } from '../hurt-knee.ts';
import { kneel } from '../kneel.ts';
import { lieDown } from '../lie-down.ts';
import { lie } from '../lie.ts';
import { lookThrough } from '../look-through.ts';
import { lookUp } from '../look-up.ts';
import { look } from '../look.ts';
import { lieProne, suckToe } from '../on-the-floor.ts';
import { read } from '../read.ts';
import { ready } from '../ready.ts';
import { search } from '../search.ts';
import { sit } from '../sit.ts';
import { sleep } from '../sleep.ts';
import { smell } from '../smell.ts';
import { stand } from '../stand.ts';
import { think } from '../think.ts';
import { wait } from '../wait.ts';
import { watch } from '../watch.ts';

export const atRest = {
  stand,
  sit,
  kneel,
  sleep,
  lie,
  'lie-down': lieDown,
  'get-up': getUp,
  'hurt-knee': hurtKnee,
  wait,
  ready,
  hide,
  'hold-on': holdOn,
  'suck-toe': suckToe,
  'lie-prone': lieProne,
  watch,
  look,
  'look-up': lookUp,
  'look-through': lookThrough,
  search,
  smell,
  think,
  admire,
  read,
} satisfies Partial<Record<Action, ActionDefinition>>;

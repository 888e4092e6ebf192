/** What is held, moved or worn. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { brush } from '../brush.ts';
import { carry } from '../carry.ts';
import { catching } from '../catch.ts';
import { dig } from '../dig.ts';
import { dress } from '../dress.ts';
import { drink } from '../drink.ts';
import { drop } from '../drop.ts';
import { eat } from '../eat.ts';
import { fasten } from '../fasten.ts';
import { fish } from '../fish.ts';
import { hang } from '../hang.ts';
import { hit } from '../hit.ts';
import { hold } from '../hold.ts';
import { kick } from '../kick.ts';
import { kite } from '../kite.ts';
import { light } from '../light.ts';
import { open } from '../open.ts';
import { pour } from '../pour.ts';
import { pull, tug } from '../pull.ts';
import { push } from '../push.ts';
import { putDown } from '../put-down.ts';
import { putOn } from '../put-on.ts';
import { reach } from '../reach.ts';
import { sweep } from '../sweep.ts';
import { takeOut } from '../take-out.ts';
import { throwing } from '../throw.ts';
import { tie } from '../tie.ts';
import { wipe } from '../wipe.ts';

export const withThings = {
  hold,
  carry,
  throw: throwing,
  catch: catching,
  drop,
  push,
  pull,
  tug,
  'put-down': putDown,
  pour,
  reach,
  open,
  'take-out': takeOut,
  hit,
  kick,
  kite,
  'put-on': putOn,
  dress,
  fasten,
  brush,
  wipe,
  sweep,
  light,
  tie,
  hang,
  fish,
  dig,
  eat,
  drink,
} satisfies Partial<Record<Action, ActionDefinition>>;

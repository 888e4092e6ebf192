/** What voice, face and hands tell by themselves. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { blow } from '../blow.ts';
import { blush } from '../blush.ts';
import { bow } from '../bow.ts';
import { cheer } from '../cheer.ts';
import { clap } from '../clap.ts';
import { count } from '../count.ts';
import { coverEars } from '../cover-ears.ts';
import { coverEyes } from '../cover-eyes.ts';
import { cry } from '../cry.ts';
import { laugh } from '../laugh.ts';
import { nod } from '../nod.ts';
import { phone } from '../phone.ts';
import { point } from '../point.ts';
import { raiseHand } from '../raise-hand.ts';
import { refuse } from '../refuse.ts';
import { shout } from '../shout.ts';
import { shrug } from '../shrug.ts';
import { sing } from '../sing.ts';
import { sneeze } from '../sneeze.ts';
import { spit } from '../spit.ts';
import { talk } from '../talk.ts';
import { wave } from '../wave.ts';

export const told = {
  talk,
  shout,
  sing,
  count,
  phone,
  wave,
  point,
  clap,
  cheer,
  laugh,
  cry,
  refuse,
  shrug,
  nod,
  bow,
  blush,
  'raise-hand': raiseHand,
  'cover-ears': coverEars,
  'cover-eyes': coverEyes,
  sneeze,
  spit,
  blow,
} satisfies Partial<Record<Action, ActionDefinition>>;

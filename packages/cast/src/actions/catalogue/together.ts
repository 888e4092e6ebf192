/** What is done to somebody or with them. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { bite } from '../bite.ts';
import { comfort, leanOn } from '../comfort.ts';
import { cradled } from '../cradled.ts';
import { handOver, receive } from '../hand-over.ts';
import { highFive } from '../high-five.ts';
import { holdHands } from '../hold-hands.ts';
import { embrace, hug } from '../hug.ts';
import { kiss } from '../kiss.ts';
import { inArms, lift } from '../lift.ts';
import { pet, stroke } from '../pet.ts';
import { piggyback } from '../piggyback.ts';
import { shakeHands } from '../shake-hands.ts';
import { shoulderCarry } from '../shoulder-carry.ts';
import { tickle } from '../tickle.ts';
import { welcome } from '../welcome.ts';
import { whisper } from '../whisper.ts';

export const together = {
  hug,
  embrace,
  'hold-hands': holdHands,
  'hand-over': handOver,
  receive,
  whisper,
  kiss,
  bite,
  comfort,
  'lean-on': leanOn,
  tickle,
  'high-five': highFive,
  'shake-hands': shakeHands,
  pet,
  stroke,
  welcome,
  piggyback,
  'shoulder-carry': shoulderCarry,
  lift,
  'in-arms': inArms,
  cradled,
} satisfies Partial<Record<Action, ActionDefinition>>;

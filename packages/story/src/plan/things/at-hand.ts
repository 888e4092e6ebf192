import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { impliedBy } from './implied.ts';
import { films } from './pictures-taken.ts';
import type { ThingMeant } from './phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import { toolOfRole } from './role-play.ts';
import { hasFreeHands } from '../deeds/staged-deed.ts';
import { caresFor } from '../who/who-is-there.ts';

interface Deed {
  clause: Clause;
  deed: string | null;
  action: Action;
  things: readonly ThingMeant[];
  set: SetName | null;
}

/** Long, and in the hands all the same. */
const handled = /^(?:fishing-pole|broom|rake|watering-can)$/;

/** What a deed is done with that nobody names. */
function impliedThing({ clause, deed, action, things, set }: Deed): string | undefined {
  if (action === 'throw' && things.some(({ picture }) => picture === 'basketball-hoop')) return 'basketball';
  if (set === 'pitch' && isPlayedAtBall(clause) && things.length === 0) return 'soccer-ball';
  // A child's life is filmed with a telephone, and a photograph taken with a camera.
  if (deed === 'film') return films.test(clause.verb.lemma) ? 'mobile-phone' : 'camera';
  if (deed === 'watch' && isOnTelevision(clause)) return 'television';
  return deed === 'brush' ? undefined : impliedBy(clause.verb.lemma);
}

const atBall =
  /^(?:kick|boot|hit|head|punch|save|shoot|tap|smash|whack|blast|volley|pass|tackle|cross|toe-poke|clear)$/;
/** 'She kicked the corner', 'our goalie punched it out': on a pitch that is the ball; nobody punches anybody. */
const isPlayedAtBall = ({ verb, things }: Clause): boolean =>
  atBall.test(verb.lemma) &&
  things.every(
    ({ preposition, pronoun, name, head }) =>
      preposition || (!name && (pronoun === 'it' || (!pronoun && ofPlay.test(head.toLowerCase())))),
  );
const ofPlay =
  /^(?:corner|penalty|goal|free-kick|free|cross|header|shot|pass|point|equaliser|equalizer|winner)$/;

const shows =
  /^(?:cartoons?|programme|program|series|episode|news|snooker|darts|wrestling|bluey|telenovela|documentary|olympics)$/;
/** Of shows and games only these are never watched where they are. */
const ofTelevision = /^(?:tv|telly|television|baking|cooking|quiz|game|talk|reality|nature|kids)$/;
/** 'Watched the snooker', 'watched every baking show': that is on a screen. */
const isOnTelevision = ({ things }: Clause): boolean =>
  things.some(
    ({ head, qualities, preposition }) =>
      !preposition &&
      (shows.test(head.toLowerCase()) ||
        (head.toLowerCase() === 'show' && qualities.some((each) => ofTelevision.test(each)))),
  ) && things.every(({ preposition }) => !/^(?:at|in|on|from|through)$/.test(preposition ?? ''));
/** Machines and tools that stay in sight while something is done to something with them. */
const inSight = /^(?:vacuum-cleaner|iron|television|carpentry-saw|balance-scale|syringe|garden-hose)$/;

/** Gives whoever acts what the deed needs and nobody named: in the hand, or beside them. */
export function giveImplied(lead: Act | undefined, deed: Deed, seen: Seen[]): void {
  const implied = impliedThing(deed);
  const { clause, action, things } = deed;
  const isBrought =
    action === 'throw' ||
    deed.deed === 'film' ||
    implied === 'watering-can' ||
    implied === 'coin' ||
    inSight.test(implied ?? '') ||
    caresFor(clause);
  if (!implied || !lead || (things.length > 0 && !isBrought)) return;
  const fits = metresOf(implied) < 0.8 || handled.test(implied);
  const isFree = !lead.thing || !inSight.test(implied);
  if (things.some(({ picture }) => picture === implied)) return;
  if (hasFreeHands(lead.action) && fits && isFree && implied !== 'television') lead.thing ??= implied;
  // Who rows sits in the boat.
  else if (implied === 'canoe') seen.push({ picture: implied, how: 'inside', of: lead.who });
  else seen.push({ picture: implied, how: 'ground' });
}

/** Gives whoever plays a role, paints or telephones what they do it with. */
export function giveTool(
  lead: Act,
  { role, pen }: { role: string | undefined; pen: string | undefined },
  seen: Seen[],
): void {
  const tool = role ? toolOfRole(role) : undefined;
  if (tool && hasFreeHands(lead.action)) lead.thing ??= tool;
  if (pen && lead.action === 'wipe') lead.thing ??= pen;
  if (lead.action !== 'phone') return;
  // Whoever calls on a tablet looks into it.
  const screen = seen.findIndex(({ picture }) => picture === 'laptop');
  if (screen >= 0) {
    lead.action = 'hold';
    lead.thing = seen.splice(screen, 1)[0]?.picture ?? 'laptop';
  } else lead.thing ??= 'mobile-phone';
}

/** A toy that something is done to is held in the arms, or lies there where the hands are busy. */
export function giveToy(
  lead: Act | undefined,
  toy: string | undefined,
  { isAlone, isToyInHand }: { isAlone: boolean; isToyInHand: boolean },
  seen: Seen[],
): void {
  if (lead?.action === 'hug' && isAlone && (toy || isToyInHand)) lead.action = 'hold';
  if (toy && lead && !lead.thing && hasFreeHands(lead.action)) lead.thing = toy;
  else if (toy) seen.push({ picture: toy, how: 'ground' });
}

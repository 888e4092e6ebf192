import type { Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { givesName } from '../deeds/done-with.ts';
import { heldThing, isHandled, isInHair } from './held-thing.ts';
import { comesToBe, locatedAs } from './located.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { atop, atopOf, isHatOn } from '../staging/on-body.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { isCamera } from './pictures-taken.ts';
import type { Act, Seen } from '../plan.ts';
import { paintsUpon, penFor } from '../deeds/played-with.ts';
import { isOfSet, vehicles } from '../deeds/riding.ts';
import { seenAs } from './seen-as.ts';
import { carries } from './sides.ts';
import type { TakingPart } from '../who/taking-part.ts';
import { isInPair, isStoodFor, wornIn } from './told-worn.ts';
import { mostThings, onPerson } from './watched.ts';

/** Where the things of a deed are. */
export interface ThingsUsed {
  /** All that are drawn beside whoever acts. Swings and what is torn from a hand are taken out of it. */
  own: ThingMeant[];
  inHand: ThingMeant | undefined;
  onTop: readonly ThingMeant[];
  /** On somebody: worn, or in the hair. */
  onPeople: readonly ThingMeant[];
  /** What is written or painted with. */
  pen: string | undefined;
}

interface Use {
  deed: string | null;
  action: Action;
  set: SetName | null;
  /** They stay on what they ride: their hands are at it. */
  stays: boolean;
  things: readonly ThingMeant[];
  /** Of these, what neither is depicted nor sticks to somebody. */
  unheld: readonly ThingMeant[];
  thoughtOf: readonly ThingMeant[];
  phraseOf: (thing: ThingMeant) => MeantPhrase | undefined;
}

/** Parts the things of a deed: in the hand, on a head, worn, and beside whoever acts. */
export function thingsUsed(meant: ClauseMeant, world: World, { actors }: TakingPart, use: Use): ThingsUsed {
  const { clause, others } = meant;
  const { deed, action, set, stays, things, unheld, thoughtOf, phraseOf } = use;
  const own = unheld.filter(
    (thing) =>
      vehicles[thing.picture] !== action &&
      !thoughtOf.includes(thing) &&
      !isOfSet(thing, set) &&
      !isStoodFor(thing, clause, unheld),
  );
  const onTop = own.filter((thing) => atopOf(others, phraseOf(thing) ?? none));
  const onBody = [...wornIn(clause, own), ...(onTop.length > 0 ? own.filter(isHatOn) : [])];
  const inHair = own.filter((thing) => !onTop.includes(thing) && isInHair(thing, clause));
  const free = own.filter(
    (thing) =>
      !inHair.includes(thing) && !onTop.includes(thing) && (!onBody.includes(thing) || action === 'put-on'),
  );
  // Paws hold nothing.
  const holds = actors[0] && actors[0].kind !== 'animal' && !stays;
  const pen = paintsUpon(clause, things) ? penFor(clause) : undefined;
  const given = free.filter(
    (thing) =>
      (deed !== 'film' || isCamera(thing)) &&
      isHandled(thing, clause, action) &&
      (!pen || thing.preposition === 'with') &&
      !isReceiving(thing, others, clause) &&
      !isWatered(thing, clause),
  );
  const inHand = holds ? (heldThing(given, action) ?? goesOnWith(meant, action, world)) : undefined;
  return { own, inHand, onTop, onPeople: [...onBody, ...inHair], pen };
}

/** Puts what nobody holds where it is: on people, upon or in what bears it, or on the ground. */
export function placeThings(
  { own, inHand, onTop, onPeople }: ThingsUsed,
  { actors, partners }: TakingPart,
  { action, deed, clause }: { action: Action; deed: string | null; clause: Clause },
  seen: Seen[],
): void {
  const first = actors[0]?.person.id;
  const isByAnimal = actors[0]?.kind === 'animal';
  const isAlone = partners.length === 0 && clause.things.every(({ preposition }) => preposition);
  // Whoever catches a ball has it in the hands already.
  const isCaught = ({ picture, preposition }: ThingMeant): boolean =>
    action === 'catch' && !preposition && /ball/.test(picture);
  for (const thing of own.filter((each) => each !== inHand && !isCaught(each)).slice(0, mostThings)) {
    // One bench for everybody, whatever else stands there.
    const where =
      action === 'take-out' || seen.some(isPlace)
        ? undefined
        : locatedAs(
            thing,
            /^(?:lie-down|jump|crawl|hide)$/.test(action)
              ? action
              : comesToBe(thing, { action, lemma: clause.verb.lemma, isAlone })
                ? 'be'
                : deed,
            metresOf(thing.picture),
            { isByAnimal, isAlone, ...(actors[0]?.person.role ? { by: actors[0].person.role } : {}) },
          );
    // A kitten in a boot does not wear it.
    const isCarrying =
      isByAnimal &&
      carries(thing.picture) &&
      !isInPair(thing, clause) &&
      /^in(?:side)?$/.test(thing.preposition ?? '') &&
      !/^(?:walk|run|dance|put-on)$/.test(action);
    if (onPeople.includes(thing) && !isCarrying) seen.push(...actors.map((each) => onPerson(thing, each)));
    else if (onTop.includes(thing) && first) seen.push(atop(thing, first));
    else if (where === 'roof') seen.push(...actors.map((each) => under(thing, each.person.id)));
    else if (where && first) seen.push({ ...seenAs(thing), how: where, of: first });
    else seen.push(seenAs(thing));
  }
}

/** Whoever does it with somebody who is under something is there too. */
export const besideThem = (seen: readonly Seen[], acts: readonly Act[]): Seen[] => {
  const roof = seen.find(({ how, of }) => how === 'roof' && of === acts[0]?.who);
  return roof
    ? acts
        .slice(1)
        .flatMap(({ who, action, to }) =>
          to === roof.of &&
          action === acts[0]?.action &&
          !seen.some(({ how, of }) => how === 'roof' && of === who)
            ? [{ ...roof, of: who }]
            : [],
        )
    : [];
};

const under = (thing: ThingMeant, of: string): Seen => ({ ...seenAs(thing), how: 'roof', of });

/** Whether somebody is upon, under or in it. */
export const isPlace = ({ how }: Seen): boolean =>
  /^(?:support|cover|inside|roof|flanking|backing)$/.test(how);

const none: MeantPhrase = {
  phrase: { text: '', span: [0, 0], head: '', qualities: [], plural: false, name: false },
  people: [],
};

/** 'Waters her tomatoes': they stand there, and nobody tips them out. */
const isWatered = ({ preposition }: ThingMeant, { verb }: Clause): boolean =>
  !preposition && /^(?:water|regar)$/.test(verb.lemma);

const feeds = /^(?:feed|alimentar)$/;
const gives = /^(?:give|hand|offer|feed|show|bring|lend|dar|oferecer|ofrecer)$/;
/** 'Gave it her own scarf': what something is given to is not in the hand. */
const isReceiving = (thing: ThingMeant, others: readonly MeantPhrase[], { verb }: Clause): boolean => {
  const direct = others.filter(({ phrase, thing: own }) => own && !phrase.preposition);
  if (!thing.preposition && thing.kind === 'animal' && gives.test(verb.lemma))
    if (feeds.test(verb.lemma) || (direct.length > 1 && direct[0]?.thing?.picture === thing.picture))
      return true;
  return (
    gives.test(verb.lemma) &&
    direct.length > 1 &&
    direct[0]?.phrase.pronoun !== undefined &&
    direct[0].thing?.picture === thing.picture
  );
};

/** The trumpet of before, where a song is played; the bean of before, where it gets its name. */
const goesOnWith = ({ clause }: ClauseMeant, action: Action, world: World): ThingMeant | undefined =>
  action === 'play-music'
    ? world.instrument
    : givesName(clause) || (action === 'hand-over' && isCarriable(world.lastThing))
      ? world.lastThing
      : undefined;

const isCarriable = (thing: ThingMeant | undefined): boolean =>
  thing !== undefined && thing.kind !== 'place' && thing.kind !== 'worn' && metresOf(thing.picture) < 0.6;

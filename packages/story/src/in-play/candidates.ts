import type { Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { isDrawnWith } from '../plan/things/before-hands.ts';
import { drunk } from '../plan/things/left-out-thing.ts';
import type { ThingMeant } from '../plan/things/phrases-meant.ts';
import { vehicles } from '../plan/deeds/riding.ts';
import { stillThere } from '../plan/things/told-things.ts';
import type { World } from '../plan/told-world.ts';

/** As many clauses later a thing may still be what a story turns upon. */
const reach = 16;
/** Metres: nobody has a house with them. */
const largest = 6;

const ofMouth: Readonly<Partial<Record<Action, (thing: ThingMeant) => boolean>>> = {
  eat: ({ kind, picture }) => kind === 'food' && !drunk.test(picture),
  lick: ({ kind }) => /^(?:food|thing)$/.test(kind),
  drink: ({ picture }) => drunk.test(picture),
};
/** What rooms have themselves: a second one would stand beside it. */
const ofRooms =
  /^(?:couch-and-lamp|bed|bathtub|toilet|sink|fridge|stove|wardrobe|television|door|window|table|stairs|musical-keyboard)$/;
/** Nobody eats a telephone; whoever reads has the book already. */
const fits = (thing: ThingMeant, action: Action): boolean =>
  (ofMouth[action]?.(thing) ?? true) &&
  !ofRooms.test(thing.picture) &&
  !isDrawnWith(action, thing.picture) &&
  vehicles[thing.picture] !== action;
/** 'As a hat': it is none. */
const isCompared = ({ preposition, likeness }: ThingMeant): boolean =>
  likeness !== undefined || /^(?:as|like)$/.test(preposition ?? '');
/** What was cut up to be cooked is eaten as something else. */
const cutUp = /^(?:cut|slice|cook)$/;

/** A thing of which it was spoken, and how. */
export interface Candidate {
  thing: ThingMeant;
  /** Clauses since it was last spoken of. */
  ago: number;
  mentions: number;
  /** Something was done to it, or it did something, when it was last spoken of; and whether it ever was so. */
  isDirect: boolean;
  wasDirect: boolean;
  /** What was done when it was last spoken of. */
  deed: string;
  plural: boolean;
  /** It was spoken of where the story is now. */
  isHere: boolean;
}

/**
 * The things a story has spoken of lately, the latest first, each by its picture. Where the last thing of all has no
 * picture nothing that was spoken of before it is in play.
 */
export function candidatesFor({ told, clause: now, place }: World, action: Action): Candidate[] {
  const found = new Map<string, Candidate>();
  const unpictured = told.findLastIndex(({ thing, isDirect }) => !thing && isDirect);
  for (const { thing, clause, isDirect, deed, plural, set } of stillThere(told).toReversed()) {
    if (!thing || isCompared(thing) || now - clause > reach || metresOf(thing.picture) > largest) continue;
    if (place?.things.includes(thing.picture) || (action === 'eat' && cutUp.test(deed))) continue;
    const known = found.get(thing.picture);
    if (known) {
      known.mentions++;
      known.wasDirect ||= isDirect;
    } else if (told.findLastIndex((each) => each.thing === thing) > unpictured)
      found.set(thing.picture, {
        thing,
        ago: now - clause,
        mentions: 1,
        isDirect,
        wasDirect: isDirect,
        deed,
        plural,
        isHere: set === (place?.set ?? null),
      });
  }
  return [...found.values()].filter(({ thing }) => fits(thing, action));
}

import type { Picture } from '@milestoon/things';
import { colorAmong, sizeAmong } from '../meaning/colors.ts';
import { type Meant, meantBy } from '../meaning/kinds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Phrase } from '../reading/clause.ts';
import type { People } from '../world/people.ts';
import { whoIs } from '../world/pronouns.ts';
import type { Somebody } from '../world/somebody.ts';
import type { Seen } from './plan.ts';

/** A phrase of a clause and what it turned out to speak of. */
export interface MeantPhrase {
  phrase: Phrase;
  people: Somebody[];
  crowd?: { kind: 'class' | 'audience' | 'team' | 'passers' | 'table'; count: number };
  /** A thing that has a picture. */
  thing?: ThingMeant;
}
export interface ThingMeant {
  picture: NonNullable<Picture['name']>;
  kind: Meant['kind'];
  likeness?: Meant['likeness'];
  count?: number;
  color?: string;
  size?: Seen['size'];
  preposition?: string;
}

const ofThings = /^(?:it|them|they|one|ones|lo|los|la|las|o|a|os|as|isto|isso|eso|esto)$/;

interface Context {
  people: People;
  language: NounLanguage;
  clause: number;
  isSubject: boolean;
  taken: readonly Somebody[];
  lastThing: ThingMeant | undefined;
}

/** Whom or what a phrase speaks of: people first, then things that can be seen. */
export function meantPhrase(phrase: Phrase, context: Context): MeantPhrase {
  const { people, language, clause, isSubject, taken, lastThing } = context;
  if (phrase.pronoun) {
    const thing = ofThings.test(phrase.pronoun) ? lastThing : undefined;
    const who = whoIs(phrase, people, clause, { isSubject, taken });
    // 'it' is a thing before it is anybody.
    if (thing && (!who || /^(?:it|one|ones)$/.test(phrase.pronoun)))
      return { phrase, people: [], thing: withPlace(thing, phrase) };
    return { phrase, people: who ?? [] };
  }
  const spoken = people.spokenOf(phrase);
  if (spoken) return { phrase, people: spoken.people, ...(spoken.crowd ? { crowd: spoken.crowd } : {}) };
  const meant = meantBy(phrase, language);
  // 'in the kitchen' is where, not what.
  // A place is where something happens, an hour when: neither stands there as a thing.
  if (!meant.picture || meant.kind === 'place' || meant.kind === 'time' || meant.kind === 'body')
    return { phrase, people: [] };
  const color = colorAmong(phrase.qualities);
  const size = sizeAmong(phrase.qualities);
  const count = phrase.count ?? (phrase.plural ? 3 : undefined);
  return {
    phrase,
    people: [],
    thing: withPlace(
      {
        picture: meant.picture,
        kind: meant.kind,
        ...(meant.likeness ? { likeness: meant.likeness } : {}),
        ...(count && count > 1 ? { count: Math.min(12, count) } : {}),
        ...(color ? { color } : {}),
        ...(size ? { size } : {}),
      },
      phrase,
    ),
  };
}

const withPlace = (thing: ThingMeant, { preposition }: Phrase): ThingMeant => {
  const { preposition: _before, ...rest } = thing;
  return preposition ? { ...rest, preposition } : rest;
};

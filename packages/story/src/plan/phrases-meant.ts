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
    if (who) return { phrase, people: who };
  }
  const spoken = people.spokenOf(phrase);
  if (spoken) return { phrase, people: spoken.people, ...(spoken.crowd ? { crowd: spoken.crowd } : {}) };
  const meant = meantBy(phrase, language);
  // 'in the kitchen' is where, not what.
  // A place is where something happens, an hour when: neither stands there as a thing.
  if (!meant.picture || isNoThing(meant.kind, phrase))
    return { phrase, people: ownerOf(phrase, meant, context) };
  const color = colorAmong(phrase.qualities);
  const size = sizeAmong(phrase.qualities);
  // 'The number 28 tram' is one; trousers and boots are a pair.
  const count = phrase.plural && !isPair(phrase, meant) ? (phrase.count ?? 3) : undefined;
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

/** Where and when something happens is no thing, nor is what nobody can see. A place that is built or drawn is one. */
function isNoThing(kind: Meant['kind'], { preposition }: Phrase): boolean {
  if (kind === 'place') return preposition !== undefined;
  return kind === 'time' || kind === 'body' || kind === 'abstract';
}

const pairs =
  /^(?:stair|step|glass|trouser|pant|pyjama|pajama|jean|short|scissor|goggle|clipper|headphone|binocular|tweezer|legging|tights?)s?$/;
const isPair = ({ head, count }: Phrase, { kind, picture }: Meant): boolean =>
  (count ?? 0) < 2 &&
  (kind === 'worn' || pairs.test(head.toLowerCase()) || /^(?:stairs|glasses|scissors)$/.test(picture ?? ''));

/** Whose hand or chin it is: 'squeezed my hand' is done to me. */
function ownerOf({ owner }: Phrase, { kind }: Meant, { people, clause, taken }: Context): Somebody[] {
  if (kind !== 'body' || !owner) return [];
  const pronoun = owner.toLowerCase();
  const named = people.byName(owner);
  const who = named ? [named] : (whoIs({ pronoun }, people, clause, { isSubject: false, taken: [] }) ?? []);
  return who.filter((each) => !taken.includes(each));
}

const withPlace = (thing: ThingMeant, { preposition }: Phrase): ThingMeant => {
  const { preposition: _before, ...rest } = thing;
  return preposition ? { ...rest, preposition } : rest;
};

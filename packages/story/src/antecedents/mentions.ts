import { kindOfNoun } from '../meaning/kinds.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { MeantPhrase } from '../plan/things/phrases-meant.ts';
import type { Somebody } from '../world/people/somebody.ts';

export type Role = 'subject' | 'object' | 'oblique';

/** Where a text spoke of somebody or something. */
export interface Mention {
  /** The same for all that speak of the same. */
  key: string;
  meant: MeantPhrase;
  clause: number;
  sentence: number;
  role: Role;
}

/** Of nobody and nothing that was told: 'it rained'. */
export const nothing = '-';

/** What phrases speak of: ids of people, or else the noun of a thing. */
export function keyOf({ key, phrase, people, thing, crowd }: MeantPhrase, told: readonly Mention[]): string {
  if (key !== undefined) return key;
  if (people.length > 0 && !isBody(phrase)) return keyOfPeople(people);
  if (!phrase.pronoun) return `${crowd ? 'crowd' : ''}#${phrase.head.toLowerCase()}`;
  if (crowd) return `crowd#${phrase.pronoun}`;
  if (!thing) return nothing;
  return told.findLast(({ meant }) => meant.thing?.picture === thing.picture)?.key ?? `#${thing.picture}`;
}

/** 'His arm' is no person, whoever it makes one see. */
export const isBody = ({ head, pronoun, name }: Phrase): boolean =>
  !pronoun && !name && kindOfNoun(head, 'en') === 'body';

export const keyOfPeople = (people: readonly Somebody[]): string =>
  people
    .map(({ person }) => person.id)
    .toSorted()
    .join('+');

/** Keeps what the phrases of a clause speak of. */
export function rememberMentions(
  mentions: Mention[],
  clause: Clause,
  at: number,
  subjects: readonly MeantPhrase[],
  others: readonly MeantPhrase[],
): void {
  const add = (meant: MeantPhrase, role: Role): void => {
    mentions.push({ key: keyOf(meant, mentions), meant, clause: at, sentence: clause.sentence, role });
  };
  for (const each of subjects) add(each, 'subject');
  for (const each of others) add(each, each.phrase.preposition ? 'oblique' : 'object');
}

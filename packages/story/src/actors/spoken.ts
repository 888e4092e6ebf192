import { isSeveralOf } from '../world/people/crowd-meant.ts';
import { animalRoleOf } from '../world/people/animal-roles.ts';
import type { People } from '../world/people/people.ts';
import { relationOf } from '../world/people/relation-words.ts';
import type { Somebody } from '../world/people/somebody.ts';
import type { MeantPhrase } from '../plan/things/phrases-meant.ts';
import type { Clause, Phrase } from '../reading/clause.ts';

/** As what somebody is spoken of in a clause. */
export type SpokenAs = 'subject' | 'object' | 'to' | 'with' | 'oblique' | 'owner';

/** Where a text spoke of somebody. */
export interface Spoken {
  who: Somebody;
  clause: number;
  sentence: number;
  as: SpokenAs;
  /** By a noun or a name, and not by a pronoun or the ending of a verb. */
  isNamed: boolean;
}

const datives = /^(?:lhe|lhes|le|les)$/;

const spokenAs = ({ preposition, pronoun }: Phrase): SpokenAs =>
  datives.test(pronoun ?? '') || /^(?:to|for)$/.test(preposition ?? '')
    ? 'to'
    : !preposition
      ? 'object'
      : preposition === 'with'
        ? 'with'
        : 'oblique';

const isOfSomebody = (word: string, people: People): boolean =>
  people.isExplained(word) ||
  relationOf(word.toLowerCase()) !== undefined ||
  animalRoleOf(word) !== undefined;

/** Whose: 'landed on Biscuit's head', 'no colo do avô'. */
export function ownersOf({ things, who }: Clause, people: People): Somebody[] {
  return [...who, ...things].flatMap((owned) => {
    const { owner, of, span } = owned;
    // 'A flock of birds' is nobody's: the birds are what it is.
    if (isSeveralOf(owned)) return [];
    const words = (owner ?? of)?.replace(/['’]s?$/, '');
    const head = words?.split(' ').at(-1) ?? '';
    if (!words || head.length === 0) return [];
    // 'My sister' is no sister of the child's.
    const [, mine] = /^(my|mi|mis|minha|meu)\s/i.exec(words) ?? [];
    const known = mine ? undefined : people.byName(head);
    if (known) return [known];
    const isName = /^\p{Lu}/u.test(head);
    const phrase = {
      text: words,
      span,
      head: isName ? head : head.toLowerCase(),
      qualities: [],
      plural: false,
      ...(mine ? { owner: mine.toLowerCase() } : {}),
    };
    return isOfSomebody(head, people) ? (people.spokenOf({ ...phrase, name: isName })?.people ?? []) : [];
  });
}

/** Keeps of whom a clause spoke. */
export function rememberSpoken(
  spoken: Spoken[],
  clause: Clause,
  at: number,
  { who, others, people }: { who: readonly Somebody[]; others: readonly MeantPhrase[]; people: People },
): void {
  const { sentence } = clause;
  const told = { clause: at, sentence };
  const [phrase] = clause.who;
  const isWritten = phrase !== undefined && phrase.span[1] > clause.span[0] && !phrase.pronoun;
  for (const each of who) spoken.push({ ...told, who: each, as: 'subject', isNamed: isWritten });
  for (const { phrase: own, people: meant } of others)
    for (const each of meant)
      spoken.push({ ...told, who: each, as: spokenAs(own), isNamed: own.pronoun === undefined });
  for (const each of ownersOf(clause, people))
    spoken.push({ ...told, who: each, as: 'owner', isNamed: true });
}

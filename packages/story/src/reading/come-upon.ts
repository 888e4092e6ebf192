import { relationOf } from '../world/people/relation-words.ts';
import type { Clause, Phrase } from './clause.ts';
import { people } from './clause-parts.ts';
import type { Grammar } from './grammar.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const finds = /^(?:catch|find|spot|notice|discover|leave|film|photograph|snap)$/;
/** Of these nothing is to be seen but that somebody sees it. */
const comesUpon =
  /^(?:catch|find|spot|notice|discover|encontrar|apanhar|flagrar|surpreender|descobrir|pillar|cachar|sorprender|descubrir)$/;

/**
 * Those whom a verb acts on and who do what hangs on it: 'let Mia paint', 'we caught Mia painting the bath'. Behind a
 * preposition ('found Mia after looking') it is whoever found her.
 */
export const causedBy = (
  { verb, things }: { verb: string; things: readonly Phrase[] },
  { main, from }: VerbGroup,
  tokens: readonly Token[],
  grammar: Grammar,
): readonly Phrase[] =>
  grammar.causing.has(verb) ||
  (finds.test(verb) &&
    main.form === 'gerund' &&
    !/^(?:preposition|subordinator|conjunction|mark)$/.test(tokens[from - 1]?.part ?? ''))
    ? people(things, verb, grammar)
    : [];

/** 'Caught Mia painting': whoever is found at something is caught in no arms, the finder looks. */
export const withOnlookers = (clauses: readonly Clause[], see: string): Clause[] =>
  clauses.map((clause, at) => {
    const [first] = clauses[at + 1]?.who ?? [];
    const isFound =
      first !== undefined &&
      (first.name || first.pronoun !== undefined || relationOf(first.head) !== undefined) &&
      comesUpon.test(clause.verb.lemma) &&
      clauses[at + 1]?.sentence === clause.sentence &&
      clause.things.some(({ span }) => span[0] === first.span[0] && span[1] === first.span[1]);
    return isFound ? { ...clause, verb: { lemma: see, span: clause.verb.span } } : clause;
  });

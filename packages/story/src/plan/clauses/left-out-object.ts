import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const takes = /^(?:levar|trazer|deitar|sentar|embalar|acalmar|vestir|secar|abraçar|beijar)$/;
const isPerson = ({ preposition, pronoun, name }: Phrase): boolean =>
  !preposition && (name || /^(?:ela|ele|o|a)$/.test(pronoun ?? ''));

/** 'Peguei ela e levei no hospital': in Portuguese whom it is done to may be told once for both. */
export function withObjects(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  if (language !== 'pt') return [...clauses];
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const isBare =
      takes.test(clause.verb.lemma) &&
      clause.things.every(({ preposition }) => preposition) &&
      !clause.manner.includes('se');
    const whom = before?.sentence === clause.sentence ? before.things.find(isPerson) : undefined;
    const isSame = before?.who[0]?.head === clause.who[0]?.head;
    return isBare && whom && isSame ? { ...clause, things: [whom, ...clause.things] } : clause;
  });
}

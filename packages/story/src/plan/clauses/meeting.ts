import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const meets = /^(?:conhecer|conocer)$/;
const looks: Partial<Record<NounLanguage, string>> = { pt: 'olhar', es: 'mirar' };
const isPerson = ({ head, name, preposition }: Phrase): boolean =>
  (!preposition || preposition === 'to') && (name || relationOf(head.toLowerCase()) !== undefined);

/** 'Conoció a su hermana': whoever is met for the first time is looked at; nobody thinks of them. */
export function meeting(clause: Clause, language: NounLanguage): Clause {
  const lemma = looks[language];
  const { verb, things, mode } = clause;
  return lemma && mode === 'done' && meets.test(verb.lemma) && things.some(isPerson)
    ? { ...clause, verb: { ...verb, lemma } }
    : clause;
}

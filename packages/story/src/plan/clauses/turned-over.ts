import { meantBy } from '../../meaning/kinds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';

const over: Readonly<Record<string, string>> = wordTable({ vuelta: 'voltear', volta: 'virar' });

/** 'Le dio la vuelta a la tortilla', 'deu a volta à panqueca': it is turned over, and nobody takes a walk. */
export function turnedOver(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  const turn = things.find(
    ({ head, preposition, text }) => !preposition && over[head] !== undefined && /^(?:la|a)\s/i.test(text),
  );
  const isTurned = (phrase: Phrase): boolean => {
    const { kind, picture } = meantBy(phrase, language);
    return (
      phrase.preposition === 'to' &&
      !phrase.pronoun &&
      (kind === 'food' || /pan$|page|book/.test(picture ?? ''))
    );
  };
  const turned = things.find(isTurned);
  if (verb.lemma !== 'dar' || !turn || !turned) return clause;
  const { preposition: _to, ...direct } = turned;
  return {
    ...clause,
    verb: { ...verb, lemma: over[turn.head] ?? verb.lemma },
    things: [direct, ...things.filter((each) => each !== turn && each !== turned && !each.pronoun)],
  };
}

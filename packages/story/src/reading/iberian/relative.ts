import type { Token } from '../token.ts';
import type { VerbForm } from './conjugate.ts';
import type { Lexicon } from './lexicon.ts';

/** 'O pai, que está longe': a comma parts him from what is told of him. */
export function isRelative(tokens: readonly Token[], next: VerbForm | undefined, lexicon: Lexicon): boolean {
  const [noun, before] = tokens.slice(-2);
  // 'Fez de conta que não via'.
  if (noun?.lower === 'de' && before?.lower === 'conta') return false;
  // 'Um abraço tão forte à tia que a deixou cair': so much so, and not the aunt.
  const clause = tokens.slice(tokens.findLastIndex(({ part }) => part === 'verb') + 1);
  if (clause.some(({ lower }) => /^(?:tão|tan|tanto|tanta|tantos|tantas)$/.test(lower))) return false;
  // 'Disse à professora que o avô é um pirata': what is said, and not of her.
  const verb = tokens.findLast(({ part }) => part === 'verb');
  const isSaid = verb !== undefined && lexicon.saying.has(verb.lemma);
  if (isSaid && clause.some(({ means, clitic }) => /^(?:to|for)$/.test(means ?? '') && !clitic)) return false;
  const named = /^(?:noun|name|adjective)$/;
  const isNamed =
    named.test(noun?.part ?? '') ||
    /^d(?:ele|ela)s?$/.test(noun?.lower ?? '') ||
    // 'Deu um biscoito pra ela, que comeu metade'.
    (noun?.part === 'pronoun' && /^(?:el[ae]s?|él|ellas?|ellos)$/.test(noun.lower));
  const isBehindComma = before?.text === ',' && next?.form === 'finite' && isNamed;
  return named.test(before?.part ?? '') || isBehindComma;
}

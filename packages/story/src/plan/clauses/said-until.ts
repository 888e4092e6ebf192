import type { Clause } from '../../reading/clause.ts';

const ours = /^(?:i|we|eu|nós|yo|nosotros|nosotras|a gente)$/;
/** Tells what happened, and not what somebody says of it: 'reímos', 'rimos', 'repeti', 'comí'. */
const isPast = /(?:mos|í|é|ei|eu|iu|ou)$/iu;
const joined = /(?:,|[,\s](?:y|e|pero|mas))\s+(?:(?:nos|me|se|lo|la|todos)\s+)*$/iu;

/**
 * 'Dijo que estaba malísima, y nos reímos todos': what whoever tells did then is done, and said by nobody. Portuguese and
 * Spanish, where the ending alone tells who does it.
 */
export function withSaidUntil(clauses: readonly Clause[], text: string): Clause[] {
  let over: number | undefined;
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    if (before?.sentence !== clause.sentence) over = undefined;
    if (clause.mode !== 'said' || !before) return clause;
    const isOurs = clause.who.length > 0 && clause.who.every(({ pronoun }) => ours.test(pronoun ?? ''));
    const isOther = before.mode === 'said' && !before.who.some(({ pronoun }) => ours.test(pronoun ?? ''));
    const isDone =
      isOurs &&
      isPast.test(text.slice(...clause.verb.span)) &&
      joined.test(text.slice(0, clause.verb.span[0])) &&
      (isOther || over !== undefined);
    if (!isDone) return clause;
    over = at;
    return { ...clause, mode: 'done' };
  });
}

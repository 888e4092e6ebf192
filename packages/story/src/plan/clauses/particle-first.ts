import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const first = /(?:^|[.!?;,:—–-]\s*|\b(?:and|then|but|so)\s+)(up|down|out|off|in|away|over|back)\s+$/iu;
/** Who or what stands behind these, behind a word of where to, does it. */
const moves =
  /^(?:fall|come|go|fly|pop|run|jump|hop|leap|roll|tumble|burst|shoot|crawl|trot|march|walk|float|sail|slide|slip|drop|spill|pour|rush|climb|creep|swim|drive|chug|bounce|wobble|flutter)$/;
/** 'Out came a laugh' is nothing that comes out. */
const isSubject = (phrase: Phrase): boolean => {
  const { pronoun, preposition, name } = phrase;
  if (preposition) return false;
  if (pronoun) return /^(?:i|he|she|it|we|they)$/.test(pronoun);
  const { kind, picture } = meantBy(phrase, 'en');
  return name || picture !== null || /^(?:person|animal)$/.test(kind);
};

/**
 * 'Out fell the coat', 'down she went': where to stands first, and who it is behind it. Whoever goes down so has fallen.
 */
export function withParticleFirst(clauses: readonly Clause[], text: string): Clause[] {
  return clauses.map((clause) => {
    const { who, things, verb, span } = clause;
    if (verb.particle || !moves.test(verb.lemma)) return clause;
    const own = who.find((each) => each.span[0] >= span[0] && each.span[1] <= verb.span[0]);
    const particle = first.exec(
      text.slice(Math.max(0, (own ?? verb).span[0] - 12), (own ?? verb).span[0]),
    )?.[1];
    if (!particle) return clause;
    const to = particle.toLowerCase();
    const [behind] = things;
    const isBehind = !own && behind && isSubject(behind) && behind.span[0] === verb.span[1] + 1;
    if (!own && !isBehind) return clause;
    const rest = isBehind ? things.slice(1) : things;
    const falls = to === 'down' && verb.lemma === 'go' && rest.length === 0;
    return {
      ...clause,
      ...(isBehind ? { who: [behind], things: rest } : {}),
      verb: falls ? { ...verb, lemma: 'fall' } : { ...verb, particle: to },
    };
  });
}

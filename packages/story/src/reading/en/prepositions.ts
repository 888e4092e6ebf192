import type { Token } from '../token.ts';

const opensPhrase = /^(?:possessive|determiner|pronoun|name)$/;
/** Behind these 'he' has a bare verb. */
const bare = /^(?:do|does|did|doesn|didn|would|will|might|could|may|should|can|make|made|let)$/;

/** Prepositions that the tagger takes for nouns, adverbs and verbs. Changes the token at `i`. */
export function mendPreposition(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token || !next) return;
  const { lower, part } = token;
  // 'A medal round his neck', 'jumped round him'; but 'the first round'.
  if (
    lower === 'round' &&
    opensPhrase.test(next.part) &&
    /^(?:noun|pronoun|name|verb|adverb)$/.test(before?.part ?? '')
  )
    token.part = 'preposition';
  // 'Sitting on it like a king': 'it' would have to like one.
  if (
    lower === 'like' &&
    part === 'verb' &&
    /^(?:it|he|she|him|her|them|me|us)$/.test(before?.lower ?? '') &&
    /^(?:determiner|possessive)$/.test(next.part) &&
    !tokens.slice(Math.max(0, i - 4), i).some((each) => bare.test(each.lower))
  )
    token.part = 'preposition';
  // 'On the way out Mia stopped': out of nobody.
  if (
    /^(?:out|up|down|in|back|through|over|home)$/.test(lower) &&
    before?.lower === 'way' &&
    /^(?:name|pronoun)$/.test(next.part)
  )
    token.part = 'adverb';
}

import { everydayVerbs } from '../../meaning/deeds.ts';
import type { Token } from '../token.ts';

/** 'The two of them', 'both of us', 'they both': several, who do something next. */
const isOfSeveral = (tokens: readonly Token[], i: number): boolean => {
  const [before, second, third] = [tokens[i - 1]?.lower, tokens[i - 2]?.lower, tokens[i - 3]?.lower];
  return (
    (/^(?:them|us)$/.test(before ?? '') &&
      second === 'of' &&
      /^(?:both|all|two|three|four|five|most|some)$/.test(third ?? '')) ||
    (/^(?:both|all)$/.test(before ?? '') && /^(?:they|we)$/.test(second ?? ''))
  );
};

/** 'Now the two of them sleep on the rug': what the tagger takes for a noun is what they do. Changes the token at `i`. */
export function mendDoneBySeveral(tokens: readonly Token[], i: number): void {
  const token = tokens[i];
  if (token?.part === 'noun' && !token.plural && isOfSeveral(tokens, i) && everydayVerbs().has(token.lower))
    Object.assign(token, { part: 'verb', lemma: token.lower });
}

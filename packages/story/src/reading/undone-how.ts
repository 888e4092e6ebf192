import type { Clause } from './clause.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const never = /^(?:never|nunca|jamás|jamais)$/;
const ever = /^ever$/;
/** Of a life until then: 'had never', 'nunca tinha', 'nunca había'. */
const untilThen =
  /^(?:have|has|had|'ve|'d|haven't|hadn't|hasn't|tinha|tinham|tem|havia|haviam|había|habían|habíamos|ha|han|he|hemos)$/;

/** In which way something is not done, where the words say more than 'not'. */
export function undoneHow(
  { from, to, almost, negated }: VerbGroup,
  tokens: readonly Token[],
): Pick<Clause, 'nearly' | 'neverYet'> {
  if (almost) return negated ? {} : { nearly: true };
  if (!negated) return {};
  const words = tokens.slice(Math.max(0, from - 2), to + 1).map(({ lower }) => lower);
  const isNever = words.some((word) => never.test(word) || ever.test(word));
  return isNever && words.some((word) => untilThen.test(word)) ? { neverYet: true } : {};
}

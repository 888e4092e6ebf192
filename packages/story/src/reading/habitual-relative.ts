import type { Grammar } from './grammar.ts';
import { isNested } from './subject-of.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const present = /^(?:is|are|'s|'re|has|have|'ve|can|ca|do|does)$/;
const past = /^(?:was|were|had|did)$/;

/** What somebody has may be needed later: 'who have a girl called Pia'. */
const isPresent = ({ from, main }: VerbGroup, tokens: readonly Token[]): boolean => {
  const { lower, lemma, part } = tokens[from] as Token;
  if (main.lemma === 'have') return false;
  return present.test(lower) || (part === 'verb' && lower !== lemma && /s$/.test(lower));
};
const isPast = ({ from, main }: VerbGroup, tokens: readonly Token[]): boolean => {
  const { lower, lemma } = tokens[from] as Token;
  return past.test(lower) || (main.form === 'finite' && lower !== lemma && /(?:ed|[^s])$/.test(lower));
};

/** 'Who usually stands', 'who never shouts'. */
const isRelative = ({ from }: VerbGroup, tokens: readonly Token[]): boolean => {
  let joint = from - 1;
  while (/^(?:adverb|negation)$/.test(tokens[joint]?.part ?? '')) joint--;
  return joint > 0 && /^(?:who|which)$/.test(tokens[joint]?.lower ?? '');
};

/**
 * 'Max, who can't stand it when Eli comes near his tower, dropped his blocks': in a story of the past a relative clause in
 * the present tells what somebody is like, and nothing that happens.
 */
export function habitualRelatives(
  groups: readonly VerbGroup[],
  tokens: readonly Token[],
  { dropsSubjects }: Grammar,
): ReadonlySet<VerbGroup> {
  const habits = new Set<VerbGroup>();
  if (dropsSubjects || !groups.some((group) => isPast(group, tokens) && !isPresent(group, tokens)))
    return habits;
  let within = false;
  for (const group of groups) {
    within =
      (isRelative(group, tokens) && isPresent(group, tokens)) ||
      (within && (isNested(group, tokens) || isPresent(group, tokens)));
    if (within) habits.add(group);
  }
  return habits;
}

import type { Grammar } from './grammar.ts';
import type { Chunk } from './phrases.ts';
import { isNested } from './subject-of.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const present = /^(?:is|are|'s|'re|has|have|'ve|can|ca|do|does)$/;
const past = /^(?:was|were|had|did)$/;

/** What somebody has may be needed later: 'who have a girl called Pia'. */
const isPresent = ({ from, main }: VerbGroup, tokens: readonly Token[]): boolean => {
  const { lower, lemma, part } = tokens[from] as Token;
  if (main.lemma === 'have' && tokens[from] === main) return false;
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

/** 'The hose, which I had forgotten, …': the clause tells of a thing, and the story goes on with who acted before. */
export const isOfThing = (group: VerbGroup, subject: readonly Chunk[], tokens: readonly Token[]): boolean => {
  const at = Math.min(group.from, ...subject.map(({ from }) => from)) - 1;
  const joint = tokens[at];
  if (subject.length === 0 || at < 1) return false;
  if (/^(?:which|whom|whose)$/.test(joint?.lower ?? '')) return true;
  // 'The jumper that Nan had knitted'; 'so hard that she had hiccups' is no jumper.
  return (
    joint?.lower === 'that' &&
    tokens[at - 1]?.part === 'noun' &&
    tokens[group.from]?.part === 'auxiliary' &&
    /^(?:had|'d|has|'s|have|'ve)$/.test(tokens[group.from]?.lower ?? '') &&
    !tokens.slice(Math.max(0, at - 6), at).some(({ lower }) => /^(?:so|such|told|said|shouted)$/.test(lower))
  );
};

const isPerfect = ({ from, main }: VerbGroup, tokens: readonly Token[]): boolean =>
  /^(?:had|has|have|'d|'s|'ve)$/.test(tokens[from]?.lower ?? '') && main.form === 'participle';

/**
 * 'Max, who can't stand it when Eli comes near his tower, dropped his blocks', 'the scarf that I had knitted': in a story of
 * the past such a relative clause tells what somebody is like or how a thing came there, and nothing that happens.
 */
export function backgroundOf(
  groups: readonly VerbGroup[],
  subjects: readonly (readonly Chunk[])[],
  inset: ReadonlyMap<VerbGroup, unknown>,
  tokens: readonly Token[],
  { dropsSubjects }: Grammar,
): ReadonlySet<VerbGroup> {
  const background = new Set<VerbGroup>();
  if (dropsSubjects || !groups.some((group) => isPast(group, tokens) && !isPresent(group, tokens)))
    return background;
  let within: boolean = false;
  for (const [k, group] of groups.entries()) {
    const begins: boolean =
      (isRelative(group, tokens) && isPresent(group, tokens)) ||
      (isOfThing(group, subjects[k] ?? [], tokens) && isPerfect(group, tokens));
    const goesOn: boolean =
      within && !inset.has(group) && (isNested(group, tokens) || isPresent(group, tokens));
    within = begins || goesOn;
    if (within) background.add(group);
  }
  return background;
}

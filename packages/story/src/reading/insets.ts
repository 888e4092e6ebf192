import type { Grammar } from './grammar.ts';
import type { Chunk } from './phrases.ts';
import { isNested } from './subject-of.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const joins = /^(?:mark|conjunction|subordinator|relative)$/;
const relatives = /^(?:who|which|whose|whom|where)$/;
const isComma = (token: Token | undefined): boolean => token?.text === ',';

/**
 * 'My mother, who had come all the way from Leeds, sat down', 'his coach, a very calm man who never shouts, threw his cap':
 * what stands between two commas parts somebody from what they do.
 *
 * @returns who acts in the verb groups behind such an inset
 */
export function insets(
  groups: readonly VerbGroup[],
  chunks: readonly Chunk[],
  tokens: readonly Token[],
  grammar: Grammar,
): ReadonlyMap<VerbGroup, readonly Chunk[]> {
  const owners = new Map<VerbGroup, readonly Chunk[]>();
  for (const [at, token] of tokens.entries()) {
    if (!isComma(token) || !opensInset(tokens, at + 1, chunks)) continue;
    const head = headBefore(at, chunks, grammar);
    const behind = groups.findIndex((group) => group.from > at && isBehindComma(group, at, tokens));
    const group = groups[behind];
    if (head && group && isFirst(head, groups, tokens)) owners.set(group, [head]);
  }
  for (const [at, { part, lower }] of tokens.entries()) {
    if (part !== 'relative' && !restrictive.test(lower)) continue;
    const head = isComma(tokens[at - 1]) ? undefined : headBefore(at, chunks, grammar);
    const group = head && isFirst(head, groups, tokens) ? secondBehind(at, groups, tokens) : undefined;
    if (head && group) owners.set(group, [head]);
  }
  return owners;
}

const restrictive = /^(?:who|which|that|whom)$/;
const thinks = /^(?:say|think|know|tell|believe|hope|wish|feel|notice|remember|decide)$/;
/** Whom somebody sees or lets do it stands before a bare verb. */
const lends = /^(?:see|hear|let|make|help|watch|have)$/;
const nominative = /^(?:i|he|she|we|they)$/;
/** 'A boy who had pushed her said sorry': two verbs and no joint, so the second one is his. */
function secondBehind(
  at: number,
  groups: readonly VerbGroup[],
  tokens: readonly Token[],
): VerbGroup | undefined {
  const [first, ...others] = groups.filter(({ from }) => from > at);
  const second = others.find((group) => !isNested(group, tokens) && group.main.form !== 'gerund');
  if (!first || !second || thinks.test(first.main.lemma)) return undefined;
  if (lends.test(first.main.lemma) && second.main.lower === second.main.lemma) return undefined;
  const between = tokens.slice(first.to + 1, second.from);
  const isOpen = between.every(({ part, lower }) => !joins.test(part) && !nominative.test(lower));
  return isOpen && !between.some(({ lower }) => restrictive.test(lower)) ? second : undefined;
}

/** A relative clause, or another noun for the same one. */
const opensInset = (tokens: readonly Token[], at: number, chunks: readonly Chunk[]): boolean =>
  tokens[at]?.part === 'relative' ||
  relatives.test(tokens[at]?.lower ?? '') ||
  (/^(?:a|an|the|one|another|all|two|three|four|five|six|seven|eight|nine|ten)$/.test(
    tokens[at]?.lower ?? '',
  ) &&
    chunks.some(({ from }) => from === at)) ||
  (bodily.test(tokens[at]?.lower ?? '') && tokens[at]?.part === 'noun');
/** 'Grandad, hat in hand,', 'my dad, arms folded,': how they stand there. */
const bodily =
  /^(?:arms?|hands?|fingers?|head|eyes?|tongue|mouth|legs?|feet|face|nose|hair|chin|tears|hat|cap|phone|camera|spoon|stick|bag|tail|ears?)$/;

/** 'My friend from school, who': the friend. */
function headBefore(at: number, chunks: readonly Chunk[], { timeNouns }: Grammar): Chunk | undefined {
  let head = chunks.find(({ to }) => to === at - 1);
  while (head?.phrase.preposition) {
    const { from } = head;
    head = chunks.find(({ to }) => to === from - 2);
  }
  return head && !timeNouns.has(head.phrase.head) ? head : undefined;
}

/** No verb stands before it in its clause, so that it is nobody's object. */
function isFirst(head: Chunk, groups: readonly VerbGroup[], tokens: readonly Token[]): boolean {
  const joint = tokens.findLastIndex(
    ({ part, lower }, i) => i < head.from && (joins.test(part) || lower === 'that'),
  );
  return !groups.some(({ to }) => to > joint && to < head.from);
}

/** Only adverbs stand between a comma and the verb, and another inset may not have begun. */
function isBehindComma(group: VerbGroup, opened: number, tokens: readonly Token[]): boolean {
  if (isNested(group, tokens) || group.main.form === 'gerund') return false;
  let before = group.from - 1;
  while (tokens[before]?.part === 'adverb') before--;
  return before > opened && (isComma(tokens[before]) || /,\W?$/.test(tokens[before]?.quoted ?? ''));
}

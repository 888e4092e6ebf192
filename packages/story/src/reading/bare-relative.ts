import type { Chunk } from './phrases.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Between two places stands nothing that parts clauses. */
const isOpen = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ part }) => !/^(?:mark|conjunction|subordinator|relative)$/.test(part));

const isAlready = ({ from, main }: VerbGroup, tokens: readonly Token[]): boolean =>
  /^(?:had|has|have)$/.test(tokens[from]?.lower ?? '') && tokens[from] !== main;

/**
 * 'A boy he didn't know said …', 'a cake his wife had baked': a relative clause without a word for it tells which one,
 * and nothing that happens now.
 *
 * @returns the verb groups that are such asides, and who acts in the ones behind them
 */
export function bareRelatives(
  groups: readonly VerbGroup[],
  subjects: readonly (readonly Chunk[])[],
  chunks: readonly Chunk[],
  tokens: readonly Token[],
): { asides: ReadonlySet<VerbGroup>; owners: ReadonlyMap<VerbGroup, Chunk> } {
  const asides = new Set<VerbGroup>();
  const owners = new Map<VerbGroup, Chunk>();
  for (const [k, group] of groups.entries()) {
    const [first] = subjects[k] ?? [];
    const antecedent = first && chunks.find(({ to }) => to === first.from - 1);
    if (!first || !antecedent || antecedent.phrase.pronoun || antecedent.phrase.name) continue;
    const next = groups[k + 1];
    const before = groups[k - 1];
    // 'The dog he loved barked': two verbs and no joint, so the second one is the dog's.
    if (
      next?.main.form === 'finite' &&
      first.phrase.pronoun &&
      !antecedent.phrase.preposition &&
      isOpen(tokens, group.to + 1, next.from) &&
      tokens[next.from - 1]?.part !== 'infinitive' &&
      next.from === group.to + 1
    ) {
      asides.add(group);
      owners.set(next, antecedent);
    } else if (before && antecedent.from > before.to && isAlready(group, tokens)) asides.add(group);
  }
  return { asides, owners };
}

const fixed =
  /^(?:stuck|tied|wrapped|pinned|taped|glued|painted|drawn|written|printed|strapped|balanced|perched|draped|wedged|jammed|tucked|sewn|hung|slung|stitched|clipped|attached|caught)$/;
/** 'With his toes curled', 'with a saucepan stuck on his hand': how they are, and nobody does it now. */
export const isStateOf = (
  { from, to, main }: VerbGroup,
  chunks: readonly Chunk[],
  tokens: readonly Token[],
): boolean =>
  from === to &&
  chunks.some(
    ({ to: end, phrase: { preposition, owner } }) =>
      end === from - 1 &&
      preposition === 'with' &&
      (owner === undefined
        ? fixed.test(main.lower) && tokens[to + 1]?.part === 'preposition'
        : /(?:ed|en|shut)$/.test(main.lower)),
  );

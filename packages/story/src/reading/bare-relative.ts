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
    } else if (
      before &&
      antecedent.from > before.to &&
      (isAlready(group, tokens) || isOfWhich(group, before, { first, antecedent }, tokens))
    )
      asides.add(group);
  }
  return { asides, owners };
}

const subjects = /^(?:i|we|he|she|they|you)$/;
/** What somebody did with a thing by which it is known. */
const identifies =
  /^(?:lose|buy|find|get|make|bring|give|love|like|want|choose|pick|draw|paint|build|bake|borrow|need|hate|keep|wear|catch|knit|sew|plant)$/;
const tells = /^(?:tell|show|ask|promise|warn|remind|teach|bet|say|think|know|wish)$/;
const timeOf =
  /^(?:time|moment|day|minute|second|way|morning|night|evening|summer|winter|year|week|weekend)$/;

/** 'Came out with the remote we lost': nobody loses it now. 'When the door opened she …' has a subject of its own. */
const isOfWhich = (
  { from, to, main }: VerbGroup,
  before: VerbGroup,
  { first, antecedent }: { first: Chunk; antecedent: Chunk },
  tokens: readonly Token[],
): boolean =>
  subjects.test(first.phrase.pronoun ?? '') &&
  from === first.to + 1 &&
  identifies.test(main.lemma) &&
  !tells.test(before.main.lemma) &&
  !timeOf.test(antecedent.phrase.head) &&
  tokens.slice(0, before.from).every(({ part }) => part !== 'subordinator') &&
  isOpen(tokens, before.to + 1, from) &&
  !/^(?:determiner|possessive|noun|pronoun|name|number)$/.test(tokens[to + 1]?.part ?? 'mark');

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

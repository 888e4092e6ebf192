import { isThing } from './lifeless-phrase.ts';
import type { Grammar } from './grammar.ts';
import { insets } from './insets.ts';
import type { Chunk } from './phrases.ts';
import { isNested } from './subject-of.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Who acts in verbs that do not stand beside them. */
export interface Resumed {
  /** 'O irmão, que tem nove anos, agarrou': who acts behind the aside. */
  owners: ReadonlyMap<VerbGroup, readonly Chunk[]>;
  /** 'Ao avô, que chorou e abraçou a Mia': verbs within the aside. */
  within: ReadonlyMap<VerbGroup, Chunk>;
}

const parts = /^(?:conjunction|subordinator|mark|relative)$/;
const relatives = /^(?:que|quien|quem|onde|donde)$/;
const whens = /^(?:quando|cuando|enquanto|mientras)$/;
const personal = /^(?:ele|ela|eles|elas|él|ella|ellos|ellas|yo|eu)$/;
const ongoing = /(?:ava|avam|ia|iam|inha|inham|era|eram|ía|ían|aba|aban|eran)$/;

const isRelative = (token: Token | undefined): boolean =>
  token?.part === 'relative' || relatives.test(token?.lower ?? '');

/** The word before a verb, past 'não', 'já' and 'também'. */
function leadOf({ from }: VerbGroup, tokens: readonly Token[]): number {
  let lead = from - 1;
  while (/^(?:adverb|negation)$/.test(tokens[lead]?.part ?? '')) lead--;
  return lead;
}

const fits = ({ phrase }: Chunk, { person }: VerbGroup, isJoined: boolean): boolean =>
  person === undefined ||
  (person === 'one' && !phrase.plural && !isJoined) ||
  (person === 'they' && (phrase.plural || isJoined)) ||
  (person === 'i' && /^(?:yo|eu)$/.test(phrase.pronoun ?? ''));

/** Nothing of its clause stands before it but where and when. */
function opensClause(
  { from, phrase }: Chunk,
  groups: readonly VerbGroup[],
  chunks: readonly Chunk[],
  tokens: readonly Token[],
  { timeNouns }: Grammar,
): boolean {
  if (phrase.preposition || timeNouns.has(phrase.head)) return false;
  if (phrase.pronoun && !personal.test(phrase.pronoun)) return false;
  const border = tokens.slice(0, from).findLastIndex(({ part }) => parts.test(part));
  return (
    !groups.some((group) => group.from > border && group.to < from) &&
    !chunks.some(
      (each) =>
        each.from > border && each.to < from && !each.phrase.preposition && !timeNouns.has(each.phrase.head),
    )
  );
}

/** Where the aside behind a phrase begins, and whether a comma and a relative open it. */
function asideBehind({ to }: Chunk, tokens: readonly Token[]) {
  const own = /^d(?:ele|ela)s?$/.test(tokens[to + 1]?.lower ?? '') ? to + 2 : to + 1;
  const hasComma = tokens[own]?.text === ',';
  const start = hasComma ? own + 1 : own;
  const opener = tokens[start];
  const isTold = hasComma
    ? isRelative(opener) ||
      whens.test(opener?.lower ?? '') ||
      (opener?.part === 'preposition' && isRelative(tokens[start + 1]))
    : opener?.part === 'relative';
  // 'Su monitora, una chica joven, le quitó los manguitos': what she is.
  const isOneOfAKind = /^(?:un|una|um|uma)$/.test(opener?.lower ?? '');
  const isState =
    hasComma &&
    (/^(?:preposition|adjective)$/.test(opener?.part ?? '') ||
      isOneOfAKind ||
      opener?.form === 'gerund' ||
      /^(?:sin|sem)$/.test(opener?.lower ?? ''));
  return isTold || isState ? { start, hasComma, isTold, isOneOfAKind } : undefined;
}

/** 'Una señora que pasaba la ayudó', 'mi papá, que nunca llora, lloró': the verb behind the aside. */
function verbBehind(
  { start, hasComma, isTold, isOneOfAKind }: NonNullable<ReturnType<typeof asideBehind>>,
  groups: readonly VerbGroup[],
  tokens: readonly Token[],
): VerbGroup | undefined {
  const later = groups.filter(({ from }) => from >= start);
  const told = later.filter((group) => !isNested(group, tokens));
  const [first, second] = told;
  const isApart = (to: number): boolean =>
    tokens.slice(start, to).some(({ text, part }) => /^[;:!?.()]$/.test(text) || part === 'quote');
  if (hasComma) {
    const found = told.find(
      (group, k) => tokens[leadOf(group, tokens)]?.text === ',' && (isTold ? k > 0 : k === 0 || isOneOfAKind),
    );
    return found && !isApart(found.from) ? found : undefined;
  }
  if (!first || !second) return undefined;
  return tokens.slice(first.to + 1, second.from).some(({ part }) => parts.test(part)) ? undefined : second;
}

/**
 * 'O irmão, que tem nove anos, agarrou no guiador': what is told of somebody in between parts them from their verb.
 * Spanish and Portuguese leave who acts out, so that the verb would fall to whoever acted before.
 */
export function resumedSubjects(
  groups: readonly VerbGroup[],
  found: readonly (readonly Chunk[])[],
  chunks: readonly Chunk[],
  tokens: readonly Token[],
  grammar: Grammar,
): Resumed {
  const owners = new Map<VerbGroup, readonly Chunk[]>();
  const within = new Map<VerbGroup, Chunk>();
  if (!grammar.dropsSubjects) return { owners: insets(groups, chunks, tokens, grammar), within };
  for (const chunk of chunks) {
    const aside = asideBehind(chunk, tokens);
    if (!aside) continue;
    const joint = tokens[chunk.from - 1]?.part === 'conjunction';
    const other = joint ? chunks.find(({ to }) => to === chunk.from - 2) : undefined;
    const pair = other && !other.phrase.preposition ? [other, chunk] : [];
    const opening = pair[0] ?? chunk;
    const behind = verbBehind(aside, groups, tokens);
    const isPair =
      behind !== undefined &&
      pair.length > 0 &&
      behind.person === 'they' &&
      opensClause(opening, groups, chunks, tokens, grammar);
    const resumes =
      behind !== undefined &&
      fits(chunk, behind, isPair) &&
      (isPair || opensClause(chunk, groups, chunks, tokens, grammar));
    if (resumes) owners.set(behind, isPair ? pair : [chunk]);
    const first = groups.findIndex(({ from }) => from > aside.start);
    const verb = groups[first];
    if (!aside.hasComma || !verb) continue;
    const opener = tokens[aside.start];
    // 'O pai, quando chegou, pegou nela', 'Sofi, que hasta entonces había reinado, lloró': it is theirs too.
    const isWhen = whens.test(opener?.lower ?? '');
    if (isWhen && !resumes) continue;
    const isTheirs = isWhen || (isRelative(opener) && !isThing(chunk.phrase));
    const isBare = (found[first] ?? []).length === 0 && fits(chunk, verb, isPair) && !isNested(verb, tokens);
    if (resumes && verb !== behind && isTheirs && isBare) within.set(verb, chunk);
    if (tokens[leadOf(verb, tokens)] !== opener) continue;
    for (const [k, group] of groups.entries()) {
      if (k <= first || isNested(group, tokens)) continue;
      const lead = leadOf(group, tokens);
      // 'Que acha que sabe tudo': they know it.
      const isThought = tokens[lead]?.lower === 'que' && lead - 1 === groups[k - 1]?.to;
      const isJoined = tokens[lead]?.part === 'conjunction' && tokens[lead - 1]?.text !== ',';
      if (!(isJoined || isThought) || (found[k] ?? []).length > 0 || !fits(chunk, group, false)) break;
      if (resumes && group.from >= behind.from) break;
      // 'Viu o gato, que dormia, e chamou a mãe' goes on with who saw it.
      const isAlike = tense(verb, tokens) === tense(group, tokens) && !isThing(chunk.phrase);
      if (!resumes && !isAlike) break;
      within.set(group, chunk);
    }
  }
  return { owners, within };
}

const tense = ({ from }: VerbGroup, tokens: readonly Token[]): boolean =>
  ongoing.test(tokens[from]?.lower ?? '');

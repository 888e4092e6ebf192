import { absoluteSubject } from './absolute.ts';
import type { Phrase } from './clause.ts';
import type { Grammar } from './grammar.ts';
import { disagrees } from './disagreeing.ts';
import { hangsOnVerb, isBesideThing, isObjectBefore } from './no-subject.ts';
import type { Chunk } from './phrases.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';
import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';

/** Only an infinitive or gerund hangs on the verb before it. */
export const isNested = ({ main, from }: VerbGroup, tokens: readonly Token[]): boolean =>
  main.form === 'infinitive' ||
  tokens[from - 1]?.part === 'infinitive' ||
  (main.form === 'gerund' && tokens[from]?.part !== 'auxiliary') ||
  // 'Without being told'.
  (tokens[from]?.lower === 'being' && /^(?:without|by|after|before)$/.test(tokens[from - 1]?.lower ?? ''));

/** The phrase before the verb that no preposition governs, with those it is joined to by 'and'. */
export function subjectOf(
  group: VerbGroup,
  before: VerbGroup | undefined,
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  grammar: Grammar,
): readonly Chunk[] {
  if (isNested(group, tokens))
    return grammar.dropsSubjects
      ? besideGerund(group, tokens, chunks, grammar)
      : absoluteSubject(group, before, tokens, chunks, grammar);
  const start = before ? before.to + 1 : 0;
  const left = chunks.filter(({ from, to }) => from >= start && to < group.from).toReversed();
  // 'Who usually stands in goal', 'who never shouts'.
  let joint = group.from - 1;
  while (/^(?:adverb|negation)$/.test(tokens[joint]?.part ?? '') && joint > start) joint--;
  // 'A su abuela, que desde la grada le hacía palmas'.
  if (grammar.dropsSubjects && tokens[joint]?.part !== 'relative') {
    const place = left.find(({ to }) => to === joint);
    const opener = place?.phrase.preposition ? place.from - 2 : -1;
    if (opener >= start && tokens[opener]?.part === 'relative') joint = opener;
  }
  const relative = tokens[joint]?.part === 'relative' || /^(?:who|which)$/.test(tokens[joint]?.lower ?? '');
  if (relative) {
    const antecedent = chunks.filter(({ to }) => to < joint && to >= joint - 3).at(-1);
    return antecedent ? [{ ...antecedent, phrase: withoutPreposition(antecedent.phrase) }] : [];
  }
  const inside = new Set<Token>();
  for (const chunk of left) {
    const gap = tokens.slice(chunk.to + 1, group.from).filter((token) => !inside.has(token));
    if (gap.some(({ part }) => part === 'conjunction' || part === 'subordinator')) return [];
    if (gap.some(({ part, text }) => part === 'mark' && text !== ',' && text !== ')')) return [];
    if (chunk.phrase.preposition || grammar.timeNouns.has(chunk.phrase.head)) continue;
    if (
      grammar.dropsSubjects &&
      (isState(chunk.phrase) || isInBetween(chunk, left, tokens) || hangsOnVerb(chunk, tokens))
    )
      continue;
    if (grammar.dropsSubjects && isBesideThing(chunk, left, tokens)) {
      inside.add(tokens[chunk.from - 1] as Token);
      continue;
    }
    if (grammar.dropsSubjects && isObjectBefore(chunk, group, before, tokens)) return [];
    const commas = gap.filter(({ part }) => part === 'mark').length;
    // What a comma parts from the verb is an object of the verb before; also with a word between two of them.
    if (before && commas > 1 && chunk.from === before.to + 1) return [];
    if (before && commas === 1 && chunk.from > before.to) {
      const own = tokens.slice(chunk.to + 1, group.from).some(({ part }) => part === 'mark');
      // 'Gritei tanto que a Carol, a outra mãe, veio': the comma closes what she is.
      const isApposed = tokens.slice(chunk.from, chunk.to).some(({ text }) => text === ',');
      if (own && !isApposed) return [];
    }
    const subject = joinedWith(chunk, chunks, tokens, start, grammar);
    const isOthers =
      isOfVerbBefore(subject, group, before, grammar) ||
      (grammar.dropsSubjects === true && disagrees(group, phrasesIn(subject), tokens));
    return isOthers ? [] : subject;
  }
  return [];
}

const phrasesIn = (chunks: readonly Chunk[]): Phrase[] => chunks.map(({ phrase }) => phrase);

/** 'E eu lá fora filmando tudo', 'y el yayo rascándole la oreja': who stands before it and belongs to no other verb. */
function besideGerund(
  { main, from }: VerbGroup,
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  { titles }: Grammar,
): readonly Chunk[] {
  if (main.form !== 'gerund') return [];
  let at = from - 1;
  let chunk: Chunk | undefined;
  while (at >= 0) {
    const end = at;
    chunk = chunks.find(({ to }) => to === end);
    if (chunk?.phrase.preposition) at = chunk.from - 2;
    else if (!chunk && tokens[at]?.part === 'adverb') at--;
    else break;
  }
  if (!chunk) return [];
  const { name, pronoun, head, plural } = chunk.phrase;
  const isSomebody =
    name ||
    /^(?:eu|yo|él|el[ae]s?|ellas?|ellos)$/.test(pronoun ?? '') ||
    titles.has(head) ||
    (!plural && (relationOf(head) !== undefined || animalRoleOf(head) !== undefined));
  const opener = tokens[chunk.from - 1];
  return isSomebody && (!opener || /^(?:conjunction|mark)$/.test(opener.part)) ? [chunk] : [];
}

/** 'Cuando llegó papá le taparon los ojos': one does not do what several do, but stands behind the verb before. */
const isOfVerbBefore = (
  [first, ...others]: readonly Chunk[],
  { person }: VerbGroup,
  before: VerbGroup | undefined,
  { dropsSubjects }: Grammar,
): boolean =>
  dropsSubjects === true &&
  before !== undefined &&
  /^(?:we|they)$/.test(person ?? '') &&
  others.length === 0 &&
  first?.from === before.to + 1 &&
  !first.phrase.plural &&
  !first.phrase.pronoun;

/** 'A Rita, muito séria, apontou', 'o Zé, claro, caiu': how somebody is stands between commas behind them. */
function isInBetween({ from, to, phrase }: Chunk, left: readonly Chunk[], tokens: readonly Token[]): boolean {
  if (phrase.name || phrase.pronoun || tokens[behindPhrases(to, left)]?.text !== ',') return false;
  if (relationOf(phrase.head) ?? animalRoleOf(phrase.head)) return false;
  const opens = /^(?:determiner|possessive|number)$/.test(tokens[from]?.part ?? '');
  if (opens && !/^(?:muit|tod|tant|much|algo)/.test(tokens[from]?.lower ?? '')) return false;
  let comma = from - 1;
  while (tokens[comma]?.part === 'adverb') comma--;
  return (
    tokens[comma]?.text === ',' && left.some((each) => each.to === comma - 1 && !each.phrase.preposition)
  );
}

/** Where what belongs to it ends: 'rencorosa como su madre'. */
function behindPhrases(to: number, left: readonly Chunk[]): number {
  const next = left.find(
    ({ from, phrase }) => phrase.preposition !== undefined && from - to <= 3 && from > to,
  );
  return next ? behindPhrases(next.to, left) : to + 1;
}

/** 'Sentados en el suelo', 'salió disparado': how somebody is, and nobody. */
export const isState = ({ text, name, pronoun }: Phrase): boolean =>
  !name && !pronoun && /^\p{L}{3,}[ai]d[oa]s?$/u.test(text);

export const withoutPreposition = ({ preposition: _preposition, ...phrase }: Phrase): Phrase => phrase;

function joinedWith(
  chunk: Chunk,
  chunks: readonly Chunk[],
  tokens: readonly Token[],
  start: number,
  grammar: Grammar,
): Chunk[] {
  const joint = tokens[chunk.from - 1];
  const other =
    joint?.part === 'conjunction'
      ? chunks.find(({ to, from }) => to === chunk.from - 2 && from >= start)
      : undefined;
  // 'And then she and Owen flew down'
  const opened = other && /^(?:then|now)$/.test(tokens[other.from - 1]?.lower ?? '') ? 2 : 1;
  // What stands behind a verb is its object: 'he gave her one and she shared it'.
  const isFree =
    other &&
    (start === 0 || /^(?:conjunction|subordinator|mark)$/.test(tokens[other.from - opened]?.part ?? ''));
  if (other && isFree && !other.phrase.preposition && !grammar.timeNouns.has(other.phrase.head))
    return [...joinedWith(other, chunks, tokens, start, grammar), chunk];
  const comma =
    joint?.text === ',' ? chunks.find(({ to, from }) => to === chunk.from - 2 && from >= start) : undefined;
  const opensSentence =
    comma && comma.from === start && !comma.phrase.preposition && tokens[comma.from - 1] === undefined;
  return comma && opensSentence && chunk.phrase.plural === false && isList(tokens, chunk)
    ? [comma, chunk]
    : [chunk];
}

/** 'Mia, Tom and Zoë': a comma parts a list only where an 'and' follows. */
const isList = (tokens: readonly Token[], chunk: Chunk): boolean =>
  tokens[chunk.to + 1]?.part === 'conjunction';

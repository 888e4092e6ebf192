import type { Grammar } from './grammar.ts';
import type { Chunk } from './phrases.ts';
import type { Token } from './token.ts';
import { isThing } from './lifeless-phrase.ts';
import type { VerbGroup } from './verb-groups.ts';

const opens = /^(?:mark|conjunction|subordinator)$/;
const persons = /^(?:me|him|her|them|us|he|she|they|we|i)$/;

/**
 * 'She pulled the sled, her brother sitting on it', 'and him singing all the way': in an absolute construction whoever
 * stands before the participle does it. Empty where the participle hangs on the verb before. Only English has it so.
 */
export function absoluteSubject(
  group: VerbGroup,
  before: VerbGroup | undefined,
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  { dropsSubjects }: Grammar,
): readonly Chunk[] {
  if (dropsSubjects || group.main.form !== 'gerund' || tokens[group.from]?.part === 'auxiliary') return [];
  let end = group.from - 1;
  while (/^(?:adverb|negation)$/.test(tokens[end]?.part ?? '')) end--;
  const chunk = chunks.find(({ from, to }) => to === end && from > (before?.to ?? -1));
  if (!chunk || chunk.phrase.preposition || isThing(chunk.phrase)) return [];
  const joint = tokens[chunk.from - 1];
  const isFirst = joint === undefined || (opens.test(joint.part) && joint.text !== ')');
  if (!isFirst || (joint?.part === 'conjunction' && isObject(chunk, before, chunks))) return [];
  const { pronoun } = chunk.phrase;
  return pronoun === undefined || persons.test(pronoun) ? [chunk] : [];
}

/** 'Saw a boy and a girl dancing': both are seen. */
const isObject = (chunk: Chunk, before: VerbGroup | undefined, chunks: readonly Chunk[]): boolean =>
  before !== undefined && chunks.some(({ from, to }) => from > before.to && to === chunk.from - 2);

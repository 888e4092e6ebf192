import type { Clause } from './clause.ts';
import type { Grammar } from './grammar.ts';
import type { Chunk } from './phrases.ts';
import type { Sentence } from './token.ts';

/** A sentence without a verb still names what is there. */
export function verbless(
  { tokens, span }: Sentence,
  index: number,
  chunks: readonly Chunk[],
  grammar: Grammar,
): Clause[] {
  const things = chunks.map(({ phrase }) => phrase).filter(({ head }) => !grammar.timeNouns.has(head));
  const quote = tokens.find(({ part }) => part === 'quote')?.quoted;
  if (things.length === 0 && !quote) return [];
  const negated = tokens.some(({ part }) => part === 'negation');
  return [
    {
      sentence: index,
      span,
      who: [],
      verb: { lemma: 'be', span: [span[0], span[0]] },
      things,
      manner: tokens.flatMap(({ part, lower }) => (part === 'adverb' || part === 'adjective' ? [lower] : [])),
      mode: negated ? 'undone' : 'done',
      ...(quote ? { quote } : {}),
    },
  ];
}

import type { Token } from '../token.ts';

/** How a verb stands in its clause: finite, or as an infinitive, a gerund or a participle of the word before it. */
export function formOf({ lower, part, lemma }: Token, before: Token | undefined): NonNullable<Token['form']> {
  if (part === 'verb' && before?.part === 'infinitive') return 'infinitive';
  if (/ing$/.test(lower) && lower !== lemma) return 'gerund';
  if (part === 'verb' && before && /^(?:auxiliary|adverb|negation)$/.test(before.part) && lower !== lemma)
    return 'participle';
  return 'finite';
}

import type { Token } from '../token.ts';

/** Words with a capital within a sentence: 'su amiga Vera' tells who 'Vera' is where a sentence begins with her. */
export const namesWithin = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ text, part }, i) => {
      const before = tokens[i - 1];
      const isWithin = before !== undefined && /[\p{L}\d]$/u.test(before.text) && before.part !== 'quote';
      return part === 'other' && isWithin && /^\p{Lu}\p{Ll}+$/u.test(text) ? [text] : [];
    }),
  );

/** The sentences of a text, each as its words. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    current.push(token);
    const next = tokens[i + 1];
    const closes =
      /^[.!?]$/.test(token.text) || (token.part === 'quote' && /[.!?]$/.test(token.quoted ?? ''));
    if (closes && (!next || /^[\p{Lu}¡¿]/u.test(next.text))) {
      sentences.push(current);
      current = [];
    }
  }
  return current.length > 0 ? [...sentences, current] : sentences;
}

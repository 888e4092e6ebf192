import type { Span } from './clause.ts';

/** A text in which every quotation has become one word, at its place and as long as it was. */
export interface VeiledQuotes {
  veiled: string;
  /** By the character at which it begins. */
  quotes: ReadonlyMap<number, { text: string; span: Span }>;
}

const quotation = /"([^"]{1,300})"/g;
const word = 'Quote';

/** Hides what is said word for word, so that no rule of grammar is used on it. */
export function veilQuotes(text: string): VeiledQuotes {
  const quotes = new Map<number, { text: string; span: Span }>();
  const veiled = text.replace(quotation, (whole, quoted: string, at: number) => {
    // 'The word "bus"' is spoken of; '"No," said Mia' is said.
    if (whole.length < word.length + 1 && !/[.,!?…]$/.test(quoted)) return whole;
    quotes.set(at, { text: quoted.trim(), span: [at, at + whole.length] });
    // What ends a sentence inside a quotation ends it outside where a new one begins.
    const next = text.slice(at + whole.length).trimStart();
    const ends = /[.!?]$/.test(quoted.trim()) && /^\p{Lu}/u.test(next) ? '.' : ' ';
    return `${word.slice(0, whole.length - 1)}${ends}`.padEnd(whole.length, ' ');
  });
  return { veiled, quotes };
}

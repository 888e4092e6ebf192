/** Spoken words taken out of a sentence while its grammar is worked on. */
export interface Veiled {
  text: string;
  quotations: string[];
}

const veil = (i: number): string => `Quotation${i}`;

/**
 * Replaces every "…" by one plain word, so that no rule touches what somebody really said. Single quotes
 * count only where they close behind a sentence mark, else they are apostrophes.
 */
export function veiled(text: string): Veiled {
  const quotations: string[] = [];
  const keep = (_all: string, before: string, quoted: string): string => {
    quotations.push(quoted);
    return `${before}${veil(quotations.length - 1)}`;
  };
  const plain = text
    .replace(/(^|[^\p{L}])"([^"]+)"/gu, keep)
    .replace(/(^|\s|\()'([^']{1,90}(?:'[a-z]{1,2}\b[^']*)?[.!?,])'(?=\s|$|[.,!?)])/gu, keep);
  return { text: plain, quotations };
}

export const unveiled = ({ text, quotations }: Veiled): string =>
  text.replace(/Quotation(\d+)/g, (_all, i: string) => `"${quotations[Number(i)] ?? ''}"`);

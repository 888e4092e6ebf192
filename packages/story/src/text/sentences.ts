import { isVerb, lower, tokensOf } from '../person/tokens.ts';
import { wordTable } from './word-table.ts';

/** Marks inside quotations and abbreviations that do not end a sentence, hidden while splitting. */
const hidden = { '.': '\uE000', '!': '\uE001', '?': '\uE002' } as const;
const shown: Record<string, string> = wordTable({ '\uE000': '.', '\uE001': '!', '\uE002': '?' });

const hide = (text: string): string => text.replace(/[.!?]/g, (mark) => hidden[mark as keyof typeof hidden]);
const show = (text: string): string => text.replace(/[\uE000-\uE002]/g, (mark) => shown[mark] ?? mark);

const abbreviations =
  /\b(?:Dr|Mr|Mrs|Ms|Sr|Jr|St|Prof|Sra|Dra|vs|approx|etc(?=\. \p{Ll})|[ap]\.m|e\.g|i\.e)\./giu;

/** Speech in single quotes: it closes behind a sentence mark, an apostrophe does not. */
const singleQuoted = /(^|\s|\()'([^']{1,90}(?:'[a-z]{1,2}\b[^']*)?[.!?,])'(?=\s|$|[.,!?)])/gu;

/** 'Zoë shouted': the quotation before it is hers, not a sentence of its own. */
const attribution =
  /^\p{Lu}\S*\s+(?:said|says|shouted|yelled|cried|called|asked|whispered|told|screamed|announced|exclaimed|squealed|answered|replied|added|sang)(?!\p{L})/u;

/**
 * Sentences in order, each with its end mark. A quotation stays with the words that say who spoke:
 * '"I did it!" she shouted.' is one sentence.
 */
export function splitSentences(text: string): string[] {
  const safe = text
    .replace(singleQuoted, '$1"$2"')
    .replace(
      /"([^"]*)"(\s*)(.?)/gu,
      (found, quoted: string, space: string, next: string, at: number, all: string) => {
        const behind = all.slice(at + found.length - next.length);
        const opensSentence = (next === '' || /\p{Lu}/u.test(next)) && !attribution.test(behind);
        const ends = /[.!?]$/.test(quoted) && opensSentence && space !== '';
        // The mark at the end of a quotation ends the sentence only where a new one opens behind it.
        return `"${hide(quoted)}"${ends ? '\uE003' : ''}${space}${next}`;
      },
    )
    .replace(abbreviations, hide)
    .replace(/(?<=\d)\.(?=\d)/g, hidden['.'])
    .replace(/\b\p{Lu}\.(?=\s?\p{Lu})/gu, hide);
  return safe
    .split(/(?<=[.!?]["')]?)\s+|\uE003\s*|(?<=;)\s+/u)
    .map((sentence) => show(sentence).replace(/;$/, '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => (/[.!?:]["')]?$/.test(sentence) ? sentence : `${sentence.replace(/[,;]$/, '')}.`));
}

/**
 * Full stops for a text without any: a new sentence begins where a new subject takes a verb behind a
 * finished thought ('… went for ice cream she picked strawberry'). Relative clauses ('the cake she made')
 * and 'so brave she …' stay whole.
 */
export function withSentenceMarks(text: string): string {
  if (/[.!?;]\s/.test(text) || text.length < 70) return text;
  const tokens = tokensOf(text);
  return tokens
    .map((token, i) => {
      const next = tokens[i + 1];
      const starts =
        /^(?:she|he|we|they|it)$/.test(lower(next)) &&
        isVerb(tokens[i + 2]) &&
        !tokens[i + 2]?.tags.has('Gerund');
      // 'at all dr silva gave': a title begins the next thought.
      const titled =
        /^(?:dr|mrs?|ms|coach|grandma|grandpa)$/.test(lower(next)) &&
        tokens.slice(i + 2, i + 4).some((each) => each.tags.has('PastTense')) &&
        /^(?:all|today|once|it|her|him|again|there)$/.test(lower(token));
      const goesOn =
        /^(?:it|them|him|today|yesterday)$/.test(lower(token)) &&
        /^(?:her|his|our|my)$/.test(lower(next)) &&
        tokens[i + 2]?.tags.has('Noun') === true;
      const front = tokens.slice(Math.max(0, i - 3), i).map(lower);
      const bound = front.some((word) =>
        /^(?:so|the|a|an|every|all|that|how|what|when|because|if|this)$/.test(word),
      );
      const thought =
        token.tags.has('Noun') ||
        token.tags.has('Date') ||
        /^(?:it|her|him|them|us|me|today|yesterday)$/.test(lower(token));
      const ends =
        ((starts && thought && !bound) || goesOn || titled) &&
        !token.tags.has('Conjunction') &&
        !/[,:]/.test(token.after);
      return `${token.before}${token.text}${ends ? '. ' : token.after}`;
    })
    .join('')
    .replace(/\. (\p{Ll})/gu, (_all, letter: string) => `. ${letter.toUpperCase()}`);
}

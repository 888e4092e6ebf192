import { english } from './languages/english/index.ts';
import { plainLetters } from './languages/english/words.ts';
import type { Neighbours, SpokenLanguage } from './languages/language.ts';
import { portuguese, portugueseInIpa } from './languages/portuguese/index.ts';
import { spanish, spanishInIpa } from './languages/spanish/index.ts';
import type { SpokenNames } from './names/sounds-like.ts';

/** Languages the embedded voice reads, by ISO 639-1 code. */
const languages = { en: english, pt: portuguese, es: spanish } as const;
export type Language = keyof typeof languages;

/** By the letters of the language itself; English is read in CMU phones either way. */
const inIpa: Partial<Record<Language, SpokenLanguage>> = { pt: portugueseInIpa, es: spanishInIpa };

/** The silence after a word: none, a comma's, or that of a finished sentence. */
export type Break = 'none' | 'phrase' | 'sentence';

export interface SpokenToken {
  /** As written, with its punctuation; the tokens joined by spaces are the line. */
  written: string;
  /**
   * Plain lower-case English words that Flite reads as they stand, or `/zh uw aw1 n/`: CMU phones. None for emoji
   * and other scripts.
   */
  spoken: string[];
  after: Break;
  /** The mark that shapes the melody of the sentence's end. */
  mark: ',' | '.' | '!' | '?' | '';
}

/** What may follow the mark that ends a sentence. */
const closing = /["'”’»)\]*\p{Extended_Pictographic}\uFE0F\u200D]*$/u;

function breakAfter(
  piece: string,
  next: string,
  goesOnAfterDot: boolean,
): Pick<SpokenToken, 'after' | 'mark'> {
  const tail = piece.replace(closing, '');
  if (next === '')
    return { after: 'sentence', mark: tail.endsWith('?') ? '?' : tail.endsWith('!') ? '!' : '.' };
  if (/[?!]$/.test(tail)) return { after: 'sentence', mark: tail.endsWith('?') ? '?' : '!' };
  if (/(…|\.\.+)$/.test(tail)) return { after: 'sentence', mark: '.' };
  if (tail.endsWith('.'))
    return goesOnAfterDot ? { after: 'none', mark: '' } : { after: 'sentence', mark: '.' };
  if (/[,;:—–]$/.test(tail) || /^[-–—(]/.test(next)) return { after: 'phrase', mark: ',' };
  return { after: 'none', mark: '' };
}

/** Typewriter's apostrophes, and nothing invisible. */
const plain = (text: string): string => text.replace(/[’‘ʼ`´]/g, "'").replace(/[\u200B-\u200D\uFE0F]/g, '');

/** A piece without its outer punctuation. */
const coreOf = (piece: string): string =>
  piece.replace(/^[^\p{L}\p{M}\d$€£#+&=@%½¼¾]+/u, '').replace(/[^\p{L}\p{M}\d%°ºª&+=@½¼¾$€£]+$/u, '');

function tokenOf(written: string, near: Neighbours, language: SpokenLanguage): SpokenToken {
  const piece = plain(written);
  const abbreviation = language.sayAbbreviation(piece, near);
  const goesOnAfterDot =
    language.opensAName.test(piece) || (!!abbreviation && !/^["'“‘(]*\p{Lu}/u.test(near.next));
  return {
    written,
    spoken: abbreviation ?? language.say(coreOf(piece), near),
    ...breakAfter(written, near.next, goesOnAfterDot),
  };
}

export interface SpokenTextOptions {
  /** What parents said about how names sound. */
  names?: SpokenNames;
  language?: Language;
  /** Of what is no plain English word: CMU phones by default. */
  alphabet?: 'cmu' | 'ipa';
}

/** Splits a line at its spaces and says how each piece is spoken. Never fails, whatever the script. */
export function spokenTokens(
  line: string,
  { names = new Map(), language = 'en', alphabet = 'cmu' }: SpokenTextOptions = {},
): SpokenToken[] {
  const written = line.trim().split(/\s+/).filter(Boolean);
  const spokenLanguage = (alphabet === 'ipa' && inIpa[language]) || languages[language];
  const tokens = written.map((piece, i) =>
    tokenOf(piece, { previous: written[i - 1] ?? '', next: written[i + 1] ?? '', names }, spokenLanguage),
  );
  const linked = spokenLanguage.linked?.(
    tokens.map((token) => ({ ...token, flows: token.after === 'none' })),
  );
  return linked ? tokens.map((token, i) => ({ ...token, spoken: linked[i] ?? [] })) : tokens;
}

/** The plain words of an English line as they are spoken; names said by their phones as they are written. */
export const spokenWords = (line: string): string[] =>
  spokenTokens(line).flatMap(({ written, spoken }) =>
    spoken.map((word) => (word.startsWith('/') ? plainLetters(written) : word)),
  );

import { type LetterToSound, soundOut } from '../languages/letters.ts';
import { portugueseLetters } from '../languages/portuguese/letters.ts';
import { spanishLetters } from '../languages/spanish/letters.ts';
import { portugueseNames, portugueseWords, spanishNames, spanishWords } from './known-names.ts';

/** Marks and pairs of letters that only one of the two languages writes. */
const portugueseSigns = /[ãõçâêôà]|[ln]h(?=[aeiouáéíóú])/;
const spanishSigns = /ñ|(?:[ií]n|án|ón|és|ez|ía|ío)$|^x|ll(?=[aeoáéó])/;
const marked = /[áéíóú]/;
/** English words and names in which l and h, or n and h, only stand beside one another. */
const english = /ham(?:s|pton)?$|^(?:an|in|en|un|man|sun|hen)h|hood$|house|hill$/;
/** Marks of other languages: their words are left to the rules of English spelling. */
const elsewhere = /[äöåøæœëïèùûîýßłđðþıčćšžřőűėę]/;

/** The language by whose rules a word in an English line is spoken; undefined for English and all others. */
function lettersOf(lower: string, isName: boolean): LetterToSound | undefined {
  if (elsewhere.test(lower)) return undefined;
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  if (portugueseWords.has(lower)) return portugueseLetters;
  if (spanishWords.has(lower)) return spanishLetters;
  if (portugueseNames.has(bare) && isName)
    return spanishSigns.test(lower) && marked.test(lower) ? spanishLetters : portugueseLetters;
  if (spanishNames.has(bare) && isName) return spanishLetters;
  if (/[ãõçâêôàñáéíóú]/.test(lower))
    return spanishSigns.test(lower) && !/[ãõçâêôà]/.test(lower) ? spanishLetters : portugueseLetters;
  const foreign = isName && !english.test(lower) && portugueseSigns.test(lower);
  return foreign ? portugueseLetters : undefined;
}

/**
 * How a Portuguese or Spanish word in an English line is said: CMU phones, the stressed vowel with a 1. Undefined
 * where the rules of English spelling do better.
 *
 * @param isName it begins with a capital letter: words without marks are taken for names only
 */
export function namePhones(written: string, isName: boolean): string[] | undefined {
  const lower = written.toLowerCase().normalize('NFC');
  const letters = lettersOf(lower, isName);
  const phones = letters ? soundOut(lower, letters) : [];
  return phones.length > 0 ? phones : undefined;
}

import { type NameLanguage, type Sound, soundsOf } from './letters.ts';
import { portugueseNames, portugueseWords, spanishNames, spanishWords } from './known-names.ts';

/** Marks and pairs of letters that only one of the two languages writes. */
const portugueseSigns = /[ãõçâêôà]|[ln]h(?=[aeiouáéíóú])/;
const spanishSigns = /ñ|(?:[ií]n|án|ón|és|ez|ía|ío)$|^x|ll(?=[aeoáéó])/;
const marked = /[áéíóú]/;
/** English words and names in which l and h, or n and h, only stand beside one another. */
const english = /ham(?:s|pton)?$|^(?:an|in|en|un|man|sun|hen)h|hood$|house|hill$/;
/** Marks of other languages: their words are left to the rules of English spelling. */
const elsewhere = /[äöåøæœëïèùûîýßłđðþıčćšžřőűėę]/;

/** The language by whose rules a written word is spoken; undefined for English and all others. */
function languageOf(lower: string, isName: boolean): NameLanguage | undefined {
  if (elsewhere.test(lower)) return undefined;
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  if (portugueseWords.has(lower)) return 'portuguese';
  if (spanishWords.has(lower)) return 'spanish';
  if (portugueseNames.has(bare) && isName)
    return spanishSigns.test(lower) && marked.test(lower) ? 'spanish' : 'portuguese';
  if (spanishNames.has(bare) && isName) return 'spanish';
  if (/[ãõçâêôàñáéíóú]/.test(lower))
    return spanishSigns.test(lower) && !/[ãõçâêôà]/.test(lower) ? 'spanish' : 'portuguese';
  const foreign = isName && !english.test(lower) && portugueseSigns.test(lower);
  return foreign ? 'portuguese' : undefined;
}

/** Which of the sounds is stressed: the marked one, else by the last letters. */
function stressedOf(sounds: readonly Sound[], word: string, language: NameLanguage): number {
  const vowels = sounds.flatMap((sound, i) => (sound.isVowel ? [i] : []));
  const acute = sounds.findLastIndex(({ isMarked }) => isMarked);
  if (acute >= 0) return acute;
  const early = language === 'portuguese' ? /(?:[aeo]s?|[ae]m|[ae]ns?)$/ : /[aeiouns]$/;
  return vowels.at(early.test(word) ? -2 : -1) ?? vowels.at(-1) ?? 0;
}

/** An unstressed Portuguese vowel is short and closed. */
const weakened: Readonly<Record<string, string>> = { aa: 'ah', eh: 'ih', ao: 'uw' };

/**
 * How a Portuguese or Spanish word is said: CMU phones, the stressed vowel with a 1. Undefined where the rules
 * of English spelling do better.
 *
 * @param isName it begins with a capital letter: words without marks are taken for names only
 */
export function namePhones(written: string, isName: boolean): string[] | undefined {
  const lower = written.toLowerCase().normalize('NFC');
  const language = languageOf(lower, isName);
  if (!language) return undefined;
  const sounds = soundsOf(lower, language);
  if (!sounds.some(({ isVowel }) => isVowel)) return undefined;
  const stressed = stressedOf(sounds, lower, language);
  return sounds.flatMap(({ phones, isVowel }, i) => {
    if (!isVowel) return phones;
    const [first = '', ...rest] = phones;
    if (i === stressed) return [`${first}1`, ...rest];
    return [(language === 'portuguese' && weakened[first]) || first, ...rest];
  });
}

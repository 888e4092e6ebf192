import { isVowel } from './phones.ts';

/**
 * From letters to sounds for languages that are written as they are spoken: the nearest CMU phones. Rules are tried
 * in order at every letter; the first that fits says what is heard and how many letters it takes.
 */
export interface LetterRule {
  /** Sticky: matched at the letter; lookaround is not consumed. */
  written: RegExp;
  /** Phones, split at spaces; '=' is a letter that is its own phone. */
  heard: string;
  /** The same in a syllable without stress. */
  weak: string;
}

/** `weak` only where it differs. */
export const rule = (written: RegExp, heard: string, weak = heard): LetterRule => ({ written, heard, weak });

export interface LetterToSound {
  rules: readonly LetterRule[];
  /** Words without a mark that matches are stressed on the last vowel but one, others on the last. */
  stressedEarly: RegExp;
  /** Marks that carry the stress, the strongest first. */
  stressMarks: readonly RegExp[];
}

interface Sound {
  written: string;
  heard: string[];
  weak: string[];
}

function firstMatch(word: string, at: number, rules: readonly LetterRule[]): Sound | undefined {
  for (const { written, heard, weak } of rules) {
    written.lastIndex = at;
    const match = written.exec(word)?.[0];
    if (!match) continue;
    const phones = (text: string): string[] => (text === '=' ? match : text).split(' ').filter(Boolean);
    return { written: match, heard: phones(heard), weak: phones(weak) };
  }
  return undefined;
}

/** The sounds of a word in lower case; letters no rule knows are left out. */
function soundsOf(word: string, rules: readonly LetterRule[]): Sound[] {
  const sounds: Sound[] = [];
  for (let at = 0; at < word.length; ) {
    const sound = firstMatch(word, at, rules);
    if (sound && sound.heard.length > 0) sounds.push(sound);
    at += sound?.written.length ?? 1;
  }
  return sounds;
}

const hasVowel = ({ heard }: Sound): boolean => heard.some(isVowel);

function stressedOf(sounds: readonly Sound[], word: string, { stressedEarly, stressMarks }: LetterToSound) {
  for (const mark of stressMarks) {
    const marked = sounds.findLastIndex((sound) => hasVowel(sound) && mark.test(sound.written));
    if (marked >= 0) return marked;
  }
  const vowels = sounds.flatMap((sound, i) => (hasVowel(sound) ? [i] : []));
  return vowels.at(stressedEarly.test(word) ? -2 : -1) ?? vowels.at(-1) ?? -1;
}

/**
 * How a word is said: CMU phones, the stressed vowel with a 1. None where it has no vowel.
 *
 * @param word lower case, with no marks but those of the language
 */
export function soundOut(word: string, language: LetterToSound): string[] {
  const sounds = soundsOf(word, language.rules);
  const stressed = stressedOf(sounds, word, language);
  if (stressed < 0) return [];
  return withAmericanStops(
    sounds.flatMap(({ heard, weak }, i) => {
      if (i !== stressed) return weak;
      const at = heard.findIndex(isVowel);
      return heard.map((phone, j) => (j === at ? `${phone}1` : phone));
    }),
  );
}

const isWeakVowel = (phone = ''): boolean => isVowel(phone) && !phone.endsWith('1');

/**
 * Flite speaks as an American: before an unstressed vowel it makes a t or a d after a vowel a flap of 30 ms (measured
 * against 100 ms elsewhere), so that 'gato' sounds like 'garo'. A doubled t stays a t. That flap is just how a single
 * r ('dx' in the rules) is made there; elsewhere an English r comes nearest.
 */
function withAmericanStops(phones: readonly string[]): string[] {
  return phones.flatMap((phone, i) => {
    const [before = '', after] = [phones[i - 1], phones[i + 1]];
    if (phone === 'dx') return isWeakVowel(after) ? 'd' : 'r';
    if (phone === 't' && isWeakVowel(after) && (isVowel(before) || before === 'r')) return ['t', 't'];
    return phone;
  });
}

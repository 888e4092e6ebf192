/**
 * From letters to sounds for languages that are written as they are spoken: the nearest CMU phones, or the symbols
 * of the International Phonetic Alphabet. Rules are tried in order at every letter; the first that fits says what is
 * heard and how many letters it takes.
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
  /** What a stressed vowel and the rest of its word look like where a mark tells, the strongest first. */
  stressMarks: readonly RegExp[];
  isVowel(phone: string): boolean;
  /** The phones of a word as its voice needs them; the stressed vowel has a 1. */
  finished(phones: readonly string[]): string[];
}

interface Sound {
  written: string;
  /** The word from here on. */
  rest: string;
  heard: string[];
  weak: string[];
}

function firstMatch(word: string, at: number, rules: readonly LetterRule[]): Sound | undefined {
  for (const { written, heard, weak } of rules) {
    written.lastIndex = at;
    const match = written.exec(word)?.[0];
    if (!match) continue;
    const phones = (text: string): string[] => (text === '=' ? match : text).split(' ').filter(Boolean);
    return { written: match, rest: word.slice(at), heard: phones(heard), weak: phones(weak) };
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

function stressedOf(sounds: readonly Sound[], word: string, language: LetterToSound): number {
  const { stressedEarly, stressMarks, isVowel } = language;
  const hasVowel = ({ heard }: Sound): boolean => heard.some(isVowel);
  for (const mark of stressMarks) {
    const marked = sounds.findLastIndex((sound) => hasVowel(sound) && mark.test(sound.rest));
    if (marked >= 0) return marked;
  }
  const vowels = sounds.flatMap((sound, i) => (hasVowel(sound) ? [i] : []));
  return vowels.at(stressedEarly.test(word) ? -2 : -1) ?? vowels.at(-1) ?? -1;
}

/**
 * How a word is said. Nothing where it has no vowel.
 *
 * @param word lower case, with no marks but those of the language
 */
export function soundOut(word: string, language: LetterToSound): string[] {
  const sounds = soundsOf(word, language.rules);
  const stressed = stressedOf(sounds, word, language);
  if (stressed < 0) return [];
  return language.finished(
    sounds.flatMap(({ heard, weak }, i) => {
      if (i !== stressed) return weak;
      const at = heard.findIndex(language.isVowel);
      return heard.map((phone, j) => (j === at ? `${phone}1` : phone));
    }),
  );
}

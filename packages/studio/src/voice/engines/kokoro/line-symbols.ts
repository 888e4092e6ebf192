import { ipaIn } from '../../languages/ipa.ts';
import { stressedPhones } from '../../stress.ts';
import { symbolsOf } from './phones.ts';

/** Small words nobody stresses, and how they are said in a sentence. */
const weakWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'ɐ',
    an: 'ɐn',
    am: 'æm',
    and: 'ænd',
    are: 'ɑɹ',
    as: 'æz',
    at: 'æt',
    be: 'bi',
    been: 'bɪn',
    but: 'bʌt',
    by: 'bI',
    can: 'kæn',
    could: 'kʊd',
    did: 'dɪd',
    do: 'du',
    for: 'fɔɹ',
    from: 'fɹʌm',
    had: 'hæd',
    has: 'hæz',
    have: 'hæv',
    he: 'hi',
    "he's": 'hiz',
    her: 'hɜɹ',
    him: 'hɪm',
    his: 'hɪz',
    i: 'ˌI',
    "i'm": 'ˌIm',
    if: 'ɪf',
    in: 'ɪn',
    is: 'ɪz',
    it: 'ɪt',
    "it's": 'ɪts',
    its: 'ɪts',
    me: 'mi',
    my: 'mI',
    of: 'ʌv',
    on: 'ˌɔn',
    or: 'ɔɹ',
    our: 'ˌWəɹ',
    she: 'ʃi',
    "she's": 'ʃiz',
    so: 'sˌO',
    than: 'ðæn',
    that: 'ðæt',
    "that's": 'ðæts',
    their: 'ðɛɹ',
    them: 'ðɛm',
    they: 'ðA',
    was: 'wʌz',
    we: 'wi',
    were: 'wɜɹ',
    will: 'wɪl',
    with: 'wɪð',
    would: 'wʊd',
    you: 'ju',
    your: 'jʊɹ',
  }),
);

const startsWithVowel = (symbols: string | undefined): boolean =>
  /^[ˈˌ]?[AIOWYæiuɐɑɔəɛɜɪʊʌ]/.test(symbols ?? '');

interface Word {
  /** Without its mark. */
  said: string;
  mark: string;
}

const wordOf = (written: string): Word => {
  const mark = /[,.!?]$/.exec(written)?.[0] ?? '';
  return { said: mark ? written.slice(0, -1) : written, mark };
};

const phonesIn = (said: string): string[] | undefined => /^\/(.+)\/$/.exec(said)?.[1]?.split(' ');

/**
 * A line in the model's symbols, words between spaces, with the marks that shape its melody.
 *
 * @param words plain English, CMU phones between slashes, or IPA between brackets
 */
export async function symbolsOfLine(words: readonly string[]): Promise<string> {
  const all = words.map(wordOf);
  const plain = all.map(({ said }) => said).filter((said) => !phonesIn(said) && ipaIn(said) === undefined);
  const learnt = await stressedPhones(plain);
  let next = 0;
  const spoken = all.map(({ said }) => ipaIn(said) ?? symbolsOf(phonesIn(said) ?? learnt[next++] ?? []));
  const pieces = all.flatMap(({ said, mark }, i) => {
    // At the end of a phrase even small words are said in full.
    const weak = mark === '' ? weakWords.get(said) : undefined;
    const vowelAhead = startsWithVowel(spoken[i + 1]);
    if (said === 'the') return [`${vowelAhead ? 'ði' : 'ðə'}${mark}`];
    if (said === 'to') return [mark ? `tu${mark}` : vowelAhead ? 'tʊ' : 'tə'];
    const symbols = weak ?? spoken[i];
    return symbols ? [symbols + mark] : [];
  });
  return pieces.join(' ');
}

/** Where a line may be broken, from the best kind of place to the worst. */
const breaks = [/[.!?] /g, /, /g, / /g];

/** Parts of at most `most` symbols: broken after a sentence, else a comma, else a word, else anywhere. */
export function splitSymbols(symbols: string, most: number): string[] {
  const parts: string[] = [];
  let rest = symbols.trim();
  while (rest.length > most) {
    // A space right behind the longest part is a place, too.
    const head = rest.slice(0, most + 1);
    const ends = breaks.map((kind) => [...head.matchAll(kind)].at(-1)).find(Boolean);
    const at = ends ? ends.index + ends[0].length : most;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest ? [...parts, rest] : parts;
}

import { pronounce } from './flite.ts';
import { measure, type MeasuredPhone } from './measure.ts';

/**
 * Which vowels of a word are stressed. Flite's dictionary knows, but prints phones only. Its lengths give it
 * away: the word is measured beside itself spelled with every possible stress, and the one that takes the same
 * time, phone by phone, is how the dictionary has it.
 */
const vowel = /^(aa|ae|ah|ao|aw|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/;
/** Words a run measures at most: it costs some ten milliseconds, whatever is said. */
const together = 40;
const rememberedWords = 5000;

/** Flite says words that lead to others with lengths of their own: their stressed vowel, counted from 0. */
const leadingWords: ReadonlyMap<string, number> = new Map([
  ['because', 1],
  ['before', 1],
  ['behind', 1],
  ['below', 1],
  ['beneath', 1],
  ['beside', 1],
  ['between', 1],
  ['beyond', 1],
  ['every', 0],
  ['everyone', 0],
  ['into', 0],
  ['without', 1],
]);

const known = new Map<string, string[]>();

const withStress = (phones: readonly string[], stressed: readonly number[]): string[] =>
  phones.map((phone, i) => (stressed.includes(i) ? `${phone}1` : phone));

/** As Flite reads it: every vowel says whether it is stressed. */
const spelled = (phones: readonly string[], stressed: readonly number[]): string =>
  `/${withStress(phones, stressed)
    .map((phone) => (vowel.test(phone) || phone === 'ax' ? `${phone}0` : phone))
    .join(' ')}/`;

/** One stressed vowel, or two. */
function possibleStresses(vowels: readonly number[]): number[][] {
  const pairs = vowels.flatMap((first, i) => vowels.slice(i + 1).map((second) => [first, second]));
  return [...vowels.map((only) => [only]), ...pairs];
}

function difference(a: readonly MeasuredPhone[], b: readonly MeasuredPhone[]): number {
  if (a.length !== b.length) return Infinity;
  return a.reduce((sum, { length }, i) => sum + Math.abs(length - (b[i]?.length ?? Infinity)), 0);
}

async function measureEach(words: readonly string[]): Promise<MeasuredPhone[][]> {
  const all = await measure(words);
  if (all) return all;
  const alone: MeasuredPhone[][] = [];
  for (const word of words) alone.push((await measure([word]))?.[0] ?? []);
  return alone;
}

interface Question {
  word: string;
  phones: string[];
  stresses: number[][];
}

async function answer(questions: readonly Question[]): Promise<void> {
  const pieces = questions.flatMap(({ word, phones, stresses }) => [
    word,
    ...stresses.map((stress) => spelled(phones, stress)),
  ]);
  const measured = await measureEach(pieces);
  let at = 0;
  for (const { word, phones, stresses } of questions) {
    const own = measured[at++] ?? [];
    const differences = stresses.map(() => difference(own, measured[at++] ?? []));
    known.set(word, withStress(phones, stresses[differences.indexOf(Math.min(...differences))] ?? []));
  }
}

async function learn(words: readonly string[]): Promise<void> {
  const pronounced = await pronounce(words);
  const measured = await measureEach(words);
  let questions: Question[] = [];
  let pieces = 0;
  for (const [i, word] of words.entries()) {
    const heard = measured[i] ?? [];
    // The voice that tells no lengths knows fewer vowels, but never fails.
    const phones = heard.length > 0 ? heard.map(({ symbol }) => symbol) : (pronounced[i] ?? []);
    const vowels = phones.flatMap((phone, index) => (vowel.test(phone) ? [index] : []));
    const leading = leadingWords.get(word);
    if (vowels.length < 2 || leading !== undefined) {
      const stressed = vowels[leading ?? 0];
      known.set(word, withStress(phones, stressed === undefined ? [] : [stressed]));
      continue;
    }
    const stresses = possibleStresses(vowels);
    questions.push({ word, phones, stresses });
    pieces += stresses.length + 1;
    if (pieces < together) continue;
    await answer(questions);
    [questions, pieces] = [[], 0];
  }
  if (questions.length > 0) await answer(questions);
}

/** Each word's CMU phones, stressed vowels with a 1: 'hotel' is hh ow t eh1 l. Said alone, without marks. */
export async function stressedPhones(words: readonly string[]): Promise<string[][]> {
  const unknown = [...new Set(words)].filter((word) => !known.has(word));
  if (known.size > rememberedWords) known.clear();
  for (let i = 0; i < unknown.length; i += together) await learn(unknown.slice(i, i + together));
  return words.map((word) => known.get(word) ?? []);
}

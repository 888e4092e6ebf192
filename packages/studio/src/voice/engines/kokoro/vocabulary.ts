import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A symbol of the model's phonetic alphabet and its number. */
export type Vocabulary = ReadonlyMap<string, number>;

/** What begins and ends every line. */
export const padding = 0;

/** The part of version 1.0's alphabet that our languages are written with, as `tokenizer.json` has it. */
const ours: Vocabulary = new Map([
  [',', 3],
  ['.', 4],
  ['!', 5],
  ['?', 6],
  [' ', 16],
  ['\u0303', 17],
  ['A', 24],
  ['I', 25],
  ['O', 31],
  ['W', 39],
  ['Y', 41],
  ['ᵊ', 42],
  ['a', 43],
  ['b', 44],
  ['d', 46],
  ['e', 47],
  ['f', 48],
  ['h', 50],
  ['i', 51],
  ['j', 52],
  ['k', 53],
  ['l', 54],
  ['m', 55],
  ['n', 56],
  ['o', 57],
  ['p', 58],
  ['r', 60],
  ['s', 61],
  ['t', 62],
  ['u', 63],
  ['v', 64],
  ['w', 65],
  ['x', 66],
  ['y', 67],
  ['z', 68],
  ['ɑ', 69],
  ['ɐ', 70],
  ['æ', 72],
  ['β', 75],
  ['ɔ', 76],
  ['ð', 81],
  ['ʤ', 82],
  ['ə', 83],
  ['ɛ', 86],
  ['ɜ', 87],
  ['ɡ', 92],
  ['ɪ', 102],
  ['ʝ', 103],
  ['ŋ', 112],
  ['ɲ', 114],
  ['θ', 119],
  ['ɹ', 123],
  ['ɾ', 125],
  ['ʃ', 131],
  ['ʧ', 133],
  ['ʊ', 135],
  ['ʌ', 138],
  ['ɣ', 139],
  ['ʎ', 143],
  ['ʒ', 147],
  ['ˈ', 156],
  ['ˌ', 157],
  ['ː', 158],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The table of `tokenizer.json`, or of the `config.json` beside the original weights. */
function tableIn(file: unknown): Record<string, unknown> | undefined {
  if (!isRecord(file)) return undefined;
  const table = isRecord(file.model) ? file.model.vocab : file.vocab;
  return isRecord(table) ? table : undefined;
}

async function readTable(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return tableIn(JSON.parse(text));
  } catch {
    throw new Error(`${file} is not readable`);
  }
}

/**
 * The folder's own numbers where it has them, else those of version 1.0.
 *
 * @throws Error where it lacks a symbol that our languages need
 */
export async function readVocabulary(directory: string): Promise<Vocabulary> {
  const table =
    (await readTable(path.join(directory, 'tokenizer.json'))) ??
    (await readTable(path.join(directory, 'config.json')));
  if (!table) return ours;
  return new Map(
    [...ours.keys()].map((symbol) => {
      const number = table[symbol];
      if (typeof number !== 'number' || !Number.isInteger(number))
        throw new Error(`the alphabet of the model lacks '${symbol}'`);
      return [symbol, number];
    }),
  );
}

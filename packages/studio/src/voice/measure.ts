import { flite, marked } from './flite.ts';

/** A phone and how long it is said, seconds. */
export interface MeasuredPhone {
  symbol: string;
  length: number;
}

/** Said between the measured words, so that each of them stands between the same neighbours. */
const divider = 'm.';

/**
 * The phones of each word and their lengths, from a voice that is made of recorded pieces: quick, and its
 * lengths follow from the word alone. Undefined where the words cannot be told apart in what was said.
 *
 * @param words as for `synthesise`, without marks
 */
export async function measure(words: readonly string[]): Promise<MeasuredPhone[][] | undefined> {
  // One more before them: what is said first has lengths of its own.
  const text = [divider, ...words.flatMap((word) => [divider, marked(`${word}.`)]), divider].join(' ');
  const { output } = await flite(['-voice', 'kal16', '-psdur', '-ssml', '-t', text, '-o', 'none']);
  const said: MeasuredPhone[][] = [[]];
  let before = 0;
  // Between the phones it may complain about a piece it does not have; it then takes another.
  for (const [, symbol = '', at = ''] of output.matchAll(/(?<!\S)([a-z]+):(\d+\.\d+)/g)) {
    const end = Number(at);
    const length = end - (end < before ? 0 : before);
    before = end;
    if (symbol !== 'pau') said.at(-1)?.push({ symbol, length });
    else if (said.at(-1)?.length) said.push([]);
  }
  const measured = said.filter((phones) => phones.length > 0);
  if (measured.length !== words.length * 2 + 2) return undefined;
  return words.map((_, i) => measured[i * 2 + 2] ?? []);
}

/**
 * Which word does each spoken phone belong to? Flite prints phones only, and in running speech they
 * differ from the dictionary ('the' before a vowel, 'a' as a schwa). Global alignment of the two
 * sequences (Needleman-Wunsch 1970) finds the cheapest explanation.
 */
const vowel = /^(aa|ae|ah|ao|aw|ax|axr|ay|eh|er|ey|ih|iy|ix|ow|oy|uh|uw)$/;
const gapCost = 0.9;

function substitutionCost(expected: string, heard: string): number {
  if (expected === heard) return 0;
  const bothVowels = vowel.test(expected) && vowel.test(heard);
  if (bothVowels) return 0.4;
  return vowel.test(expected) === vowel.test(heard) ? 0.8 : 2;
}

/**
 * @param expected phones of each word in order
 * @param heard    phones of the speech without silence
 * @returns for every heard phone the index of its word, never decreasing; -1 where there are no words
 */
export function alignWords(expected: readonly (readonly string[])[], heard: readonly string[]): number[] {
  const reference = expected.flatMap((phones, word) => phones.map((phone) => ({ phone, word })));
  const columns = heard.length + 1;
  const cost = new Float64Array((reference.length + 1) * columns);
  for (let i = 0; i <= reference.length; i++) {
    for (let j = 0; j < columns; j++) {
      if (i === 0 || j === 0) {
        cost[i * columns + j] = (i + j) * gapCost;
        continue;
      }
      const pair = substitutionCost(reference[i - 1]?.phone ?? '', heard[j - 1] ?? '');
      cost[i * columns + j] = Math.min(
        (cost[(i - 1) * columns + j - 1] ?? 0) + pair,
        (cost[(i - 1) * columns + j] ?? 0) + gapCost,
        (cost[i * columns + j - 1] ?? 0) + gapCost,
      );
    }
  }
  return trace(reference, heard, cost);
}

/** Walks the cheapest path back from its end. */
function trace(
  reference: readonly { phone: string; word: number }[],
  heard: readonly string[],
  cost: Float64Array,
): number[] {
  const columns = heard.length + 1;
  const words = new Array<number>(heard.length).fill(reference[0]?.word ?? -1);
  let i = reference.length;
  let j = heard.length;
  while (i > 0 && j > 0) {
    const here = cost[i * columns + j] ?? 0;
    const entry = reference[i - 1];
    if (!entry) break;
    const pair = substitutionCost(entry.phone, heard[j - 1] ?? '');
    const diagonal = (cost[(i - 1) * columns + j - 1] ?? 0) + pair;
    const skipHeard = (cost[i * columns + j - 1] ?? 0) + gapCost;
    if (Math.abs(here - diagonal) < 1e-9) {
      words[--j] = entry.word;
      i--;
    } else if (Math.abs(here - skipHeard) < 1e-9) {
      // A phone nobody expected belongs to the word being said.
      words[--j] = entry.word;
    } else i--;
  }
  return words;
}

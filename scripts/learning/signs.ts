/** Something with signs, and whether it came out right. */
export interface Judged {
  signs: readonly string[];
  right: boolean;
}

const rounds = 200;
const rate = 0.3;
/** How strongly weights are held small, by example. */
const shrinkage = 0.002;
/** What occurs less often teaches nothing. */
const fewest = 8;
/** Smaller weights are left out. */
const least = 0.02;

/** Logistic regression: how much each sign speaks for being right. */
export function learnSigns(judged: readonly Judged[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const sign of judged.flatMap(({ signs }) => signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].flatMap(([sign, count]) => (count >= fewest ? [sign] : []));
  const indices = new Map(names.map((name, at) => [name, at]));
  const examples = judged.map(({ signs, right }) => ({
    signs: signs.flatMap((sign) => indices.get(sign) ?? []),
    right,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => shrinkage * examples.length * weight);
    for (const { signs, right } of examples) {
      const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), 0);
      const excess = 1 / (1 + Math.exp(-sum)) - Number(right);
      for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + excess;
    }
    for (const [at, slope] of slopes.entries()) {
      const all = (squares[at] ?? 0) + slope * slope;
      squares[at] = all;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(all);
    }
  }
  return Object.fromEntries(
    names
      .map((name, at): [string, number] => [name, Math.round((weights[at] ?? 0) * 100) / 100])
      .filter(([, weight]) => Math.abs(weight) >= least)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

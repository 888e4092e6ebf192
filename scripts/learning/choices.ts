/** Some choices of one among several: what tells for each of them, by name, and which is right. */
export interface Example {
  candidates: readonly (readonly string[])[];
  meant: number;
}

const rounds = 150;
const rate = 0.3;
/** How strongly weights are held small, by example. */
const shrinkage = 0.001;
/** What occurs less often teaches nothing. */
const fewest = 4;
/** Smaller weights are left out. */
const least = 0.05;

/** Conditional logistic regression: the weights under which the right ones are likeliest among their candidates. */
export function learn(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ candidates }) => candidates.flat()))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples
    .filter(({ candidates }) => candidates.length > 1)
    .map(({ candidates, meant }) => ({
      meant,
      features: candidates.map((own) => own.flatMap((name) => places.get(name) ?? [])),
    }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => shrinkage * rows.length * weight);
    for (const { features, meant } of rows) {
      const scores = features.map((own) => own.reduce((sum, at) => sum + (weights[at] ?? 0), 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, each) => sum + each, 0);
      for (const [k, own] of features.entries()) {
        const excess = (odds[k] ?? 0) / all - (k === meant ? 1 : 0);
        for (const at of own) slopes[at] = (slopes[at] ?? 0) + excess;
      }
    }
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const kept = names
    .map((name, at): [string, number] => [name, Math.round((weights[at] ?? 0) * 100) / 100])
    .filter(([, weight]) => Math.abs(weight) >= least)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept);
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Pearson's coefficient of two lists of one length. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [product, squareA, squareB] = [0, 0, 0];
  for (const [i, value] of a.entries()) {
    const [da, db] = [value - meanA, (b[i] ?? 0) - meanB];
    product += da * db;
    squareA += da * da;
    squareB += db * db;
  }
  return product / Math.sqrt(squareA * squareB || 1);
}

/** `values` later by `frames`; what comes in is 0. */
export const delayed = (values: readonly number[], frames: number): number[] =>
  values.map((_, i) => values[i - frames] ?? 0);

/**
 * Shares of errors as they would have been found with other sentences like these (bootstrap, Efron 1979): each of
 * `rounds` draws as many lines with replacement, always the same ones.
 */
export function resampledShares(lines: readonly { of: number; count: number }[], rounds = 4000): number[] {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: rounds }, () => {
    let [of, count] = [0, 0];
    for (let i = 0; i < lines.length; i++) {
      const line = lines[Math.floor(next() * lines.length)];
      of += line?.of ?? 0;
      count += line?.count ?? 0;
    }
    return count / of;
  });
}

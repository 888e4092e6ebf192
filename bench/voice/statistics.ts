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

/** Products of every row with every other, for each of several people's inputs: the kernel of a linear read-out. */
export type Gram = Float64Array[];

/** Adds the products of one block's rows. */
export function addProducts(gram: Gram, rows: readonly Float32Array[]): void {
  rows.forEach((row, i) => {
    const products = gram[i];
    for (let j = 0; products && j <= i; j++) {
      const other = rows[j] ?? row;
      const sum = product(row, other);
      products[j] = (products[j] ?? 0) + sum;
      const mirrored = gram[j];
      if (mirrored && j < i) mirrored[i] = (mirrored[i] ?? 0) + sum;
    }
  });
}

/** Two sums side by side keep a processor busy. */
function product(p: Float32Array, q: Float32Array): number {
  let even = 0;
  let odd = 0;
  let at = 0;
  for (; at + 1 < p.length; at += 2) {
    even += (p[at] ?? 0) * (q[at] ?? 0);
    odd += (p[at + 1] ?? 0) * (q[at + 1] ?? 0);
  }
  if (at < p.length) even += (p[at] ?? 0) * (q[at] ?? 0);
  return even + odd;
}

/** The sum of several blocks' products. */
export const summed = (grams: readonly Gram[]): Gram =>
  (grams[0] ?? []).map((row, i) =>
    row.map((_, j) => grams.reduce((sum, gram) => sum + (gram[i]?.[j] ?? 0), 0)),
  );

export interface Ridge {
  /** What each row that was learned from adds, output by output. */
  shares: Float64Array[];
  /** The weighted mean of each output. */
  means: number[];
}

/**
 * Ridge regression by its dual: solves (K + penalty / weight) x = y - mean by Cholesky.
 * @param targets one row an output
 */
export function ridge(
  gram: Gram,
  rows: readonly number[],
  targets: readonly Float64Array[],
  weights: Float64Array,
  penalty: number,
): Ridge {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const means = targets.map((target) => target.reduce((sum, y, i) => sum + y * (weights[i] ?? 0), 0) / total);
  const lower = factored(gram, rows, weights, penalty);
  const shares = targets.map((target, output) =>
    solved(
      lower,
      target.map((y) => y - (means[output] ?? 0)),
    ),
  );
  return { shares, means };
}

/** Lower triangle L with L Lᵀ = K + penalty / weight. */
function factored(
  gram: Gram,
  rows: readonly number[],
  weights: Float64Array,
  penalty: number,
): Float64Array[] {
  const lower: Float64Array[] = [];
  rows.forEach((row, i) => {
    const own = new Float64Array(i + 1);
    const products = gram[row] ?? new Float64Array();
    for (let j = 0; j <= i; j++) {
      const other = j < i ? (lower[j] ?? own) : own;
      let sum = products[rows[j] ?? row] ?? 0;
      if (j === i) sum += penalty / (weights[i] ?? 1);
      for (let k = 0; k < j; k++) sum -= (own[k] ?? 0) * (other[k] ?? 0);
      own[j] = j === i ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (other[j] ?? 1);
    }
    lower.push(own);
  });
  return lower;
}

function solved(lower: readonly Float64Array[], target: Float64Array): Float64Array {
  const x = Float64Array.from(target);
  lower.forEach((row, i) => {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (row[k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (row[i] ?? 1);
  });
  for (let i = lower.length - 1; i >= 0; i--) {
    const row = lower[i] ?? new Float64Array();
    const value = (x[i] ?? 0) / (row[i] ?? 1);
    x[i] = value;
    for (let k = 0; k < i; k++) x[k] = (x[k] ?? 0) - (row[k] ?? 0) * value;
  }
  return x;
}

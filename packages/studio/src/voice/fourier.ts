const turns = new Map<number, Float64Array>();

/** Cosines of the first half of a turn in `count` steps, then sines of its negative. */
function turnsOf(count: number): Float64Array {
  let table = turns.get(count);
  if (!table) {
    const half = count / 2;
    table = Float64Array.from({ length: count }, (_, k) =>
      k < half ? Math.cos((2 * Math.PI * k) / count) : -Math.sin((2 * Math.PI * (k - half)) / count),
    );
    turns.set(count, table);
  }
  return table;
}

/**
 * Fourier transform in place, radix 2 (Cooley and Tukey 1965). With both arrays swapped it is the way back, times
 * the length.
 */
export function transform(re: Float64Array, im: Float64Array): void {
  const count = re.length;
  const table = turnsOf(count);
  for (let i = 1, j = 0; i < count; i++) {
    let bit = count >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] as number, re[i] as number];
      [im[i], im[j]] = [im[j] as number, im[i] as number];
    }
  }
  for (let length = 2; length <= count; length <<= 1) {
    const step = count / length;
    for (let k = 0; k < length / 2; k++) {
      const cos = table[k * step] as number;
      const sin = table[count / 2 + k * step] as number;
      for (let a = k; a < count; a += length) {
        const b = a + length / 2;
        const x = (re[b] as number) * cos - (im[b] as number) * sin;
        const y = (re[b] as number) * sin + (im[b] as number) * cos;
        re[b] = (re[a] as number) - x;
        im[b] = (im[a] as number) - y;
        (re[a] as number) += x;
        (im[a] as number) += y;
      }
    }
  }
}

/** Second-order filter, b over a, a0 = 1. */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

type Kind = 'lowpass' | 'highpass' | 'bandpass' | 'peak' | 'highshelf' | 'lowshelf';

/**
 * Filter coefficients by Robert Bristow-Johnson's "Audio EQ Cookbook".
 *
 * @param frequency centre or corner, hertz
 * @param gain      decibels, for 'peak' and the shelves
 */
export function design(kind: Kind, rate: number, frequency: number, q = Math.SQRT1_2, gain = 0): Biquad {
  const w = (2 * Math.PI * Math.min(frequency, rate * 0.49)) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const A = 10 ** (gain / 40);
  const shelf = 2 * Math.sqrt(A) * alpha;
  const sign = kind === 'highshelf' ? -1 : 1;
  const forms: Record<Kind, readonly [number, number, number, number, number, number]> = {
    lowpass: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha],
    highpass: [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha],
    bandpass: [alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha],
    peak: [1 + alpha * A, -2 * cos, 1 - alpha * A, 1 + alpha / A, -2 * cos, 1 - alpha / A],
    highshelf: shelfForm(A, cos, shelf, sign),
    lowshelf: shelfForm(A, cos, shelf, sign),
  };
  const [b0, b1, b2, a0, a1, a2] = forms[kind];
  return { b: [b0 / a0, b1 / a0, b2 / a0], a: [a1 / a0, a2 / a0] };
}

/** `sign` 1 for the low shelf, -1 for the high one. */
function shelfForm(A: number, cos: number, shelf: number, sign: number) {
  const plus = A + 1;
  const minus = A - 1;
  return [
    A * (plus - sign * minus * cos + shelf),
    sign * 2 * A * (minus - sign * plus * cos),
    A * (plus - sign * minus * cos - shelf),
    plus + sign * minus * cos + shelf,
    sign * -2 * (minus + sign * plus * cos),
    plus + sign * minus * cos - shelf,
  ] as const;
}

/** Filters in place (direct form 2, transposed) and returns the same array. */
export function filter(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float32Array {
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    samples[i] = y;
  }
  return samples;
}

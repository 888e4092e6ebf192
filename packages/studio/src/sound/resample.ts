/** Zero crossings of the kernel on each side, and table steps between two of them. */
const crossings = 16;
const stepsPerCrossing = 256;
const kaiserBeta = 9;

/** Modified Bessel function of the first kind, order 0, by its power series. */
function bessel0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 32; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Half of a Kaiser-windowed sinc, sampled finely. */
function sincTable(): Float64Array {
  const table = new Float64Array(crossings * stepsPerCrossing + 2);
  for (let i = 0; i < table.length; i++) {
    const x = i / stepsPerCrossing;
    const window =
      x >= crossings ? 0 : bessel0(kaiserBeta * Math.sqrt(1 - (x / crossings) ** 2)) / bessel0(kaiserBeta);
    table[i] = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }
  return table;
}

let kernel: Float64Array | undefined;

/**
 * Changes the sample rate with a windowed sinc (J. O. Smith, "Digital Audio Resampling"): any ratio,
 * no audible images or aliases. Rates in hertz; the result has round(length · to / from) samples.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples.slice();
  kernel ??= sincTable();
  const result = new Float32Array(Math.round((samples.length * to) / from));
  const step = from / to;
  // Below 1 the result cannot hold the highest tones: the kernel widens and cuts them.
  const cutoff = Math.min(1, to / from);
  const reach = crossings / cutoff;
  for (let i = 0; i < result.length; i++) {
    const centre = i * step;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let j = first; j <= last; j++) {
      const position = Math.abs(centre - j) * cutoff * stepsPerCrossing;
      const cell = position | 0;
      const low = kernel[cell] as number;
      sum += (samples[j] as number) * (low + ((kernel[cell + 1] as number) - low) * (position - cell));
    }
    result[i] = sum * cutoff;
  }
  return result;
}

import { transform } from '../fourier.ts';

/**
 * Mel-frequency cepstral coefficients (Davis and Mermelstein 1980): what a stretch of speech sounds like,
 * whoever says it. One frame every 10 ms.
 */
export const framesPerSecond = 100;

const rate = 16_000;
const size = 512;
const window = 400;
const hop = rate / framesPerSecond;
const bands = 26;
const coefficients = 13;

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** Lower end, middle and upper end of every band, in bins of the spectrum. */
const edges = Array.from({ length: bands + 2 }, (_, i) => {
  const [low, high] = [mel(100), mel(7600)];
  return (hertzOf(low + ((high - low) * i) / (bands + 1)) * size) / rate;
});

function cepstrumAt(samples: Float32Array, start: number): Float64Array {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < window; i++) {
    const now = samples[start + i] ?? 0;
    // Pre-emphasis: consonants count as much as vowels.
    const value = now - 0.97 * (samples[start + i - 1] ?? 0);
    re[i] = value * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (window - 1)));
  }
  transform(re, im);
  const energies = Array.from({ length: bands }, (_, band) => {
    const [low, middle, high] = [edges[band] ?? 0, edges[band + 1] ?? 0, edges[band + 2] ?? 0];
    let sum = 0;
    for (let bin = Math.ceil(low); bin <= high; bin++) {
      const weight = bin < middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle);
      sum += weight * ((re[bin] as number) ** 2 + (im[bin] as number) ** 2);
    }
    return Math.log(sum + 1e-6);
  });
  return Float64Array.from({ length: coefficients }, (_, k) =>
    energies.reduce((sum, energy, i) => sum + energy * Math.cos((Math.PI * k * (i + 0.5)) / bands), 0),
  );
}

/**
 * The coefficients of mono speech at 16 kHz, each evened out over the line to mean 0 and spread 1: what is
 * left of two voices saying the same is alike.
 */
export function cepstra(samples: Float32Array): Float64Array[] {
  const count = Math.max(1, Math.floor((samples.length - window) / hop) + 1);
  const frames = Array.from({ length: count }, (_, n) => cepstrumAt(samples, n * hop));
  for (let k = 0; k < coefficients; k++) {
    const values = frames.map((frame) => frame[k] as number);
    const mean = values.reduce((sum, value) => sum + value, 0) / count;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count) || 1;
    for (const frame of frames) frame[k] = ((frame[k] as number) - mean) / spread;
  }
  return frames;
}

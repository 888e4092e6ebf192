import type { NarrationLine } from '@milestoon/film';

/** Voices are measured at this rate, hertz. */
export const analysisRate = 16_000;

const energy = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0);

/** Hertz of every voiced 40 ms, by normalised autocorrelation. */
export function pitchesOf(samples: Float32Array): number[] {
  const pitches: number[] = [];
  const size = Math.round(analysisRate * 0.04);
  for (let at = 0; at + 2 * size < samples.length; at += size) {
    const block = samples.subarray(at, at + size);
    if (energy(block) / size < 2e-3) continue;
    let best = { lag: 0, score: 0.75 };
    for (let lag = Math.round(analysisRate / 500); lag < analysisRate / 100; lag++) {
      const later = samples.subarray(at + lag, at + lag + size);
      const product = block.reduce((sum, value, i) => sum + value * (later[i] ?? 0), 0);
      const score = product / Math.sqrt(energy(block) * energy(later) + 1e-9);
      if (score > best.score + 0.02) best = { lag, score };
    }
    if (best.lag > 0) pitches.push(analysisRate / best.lag);
  }
  return pitches;
}

/** Value below which a share of all lies. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Power of one frequency in a stretch of speech (Goertzel 1958), under Hann's window. */
function powerAt(samples: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / analysisRate);
  let [last, before] = [0, 0];
  samples.forEach((value, i) => {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length);
    [last, before] = [value * weight + turn * last - before, last];
  });
  return last * last + before * before - turn * last * before;
}

const step = 50;
const bins = 100;
/** Wider than the harmonics of a child's voice are apart. */
const smoothing = 4;

/**
 * Where a vowel resonates, hertz, from the lowest: peaks of the mean spectrum over all its moments, in a range for
 * each. Coarse (a step is 50 Hz), but the same for every voice.
 */
export function resonancesOf(
  lines: readonly { line: NarrationLine; samples: Float32Array }[],
  symbol: string,
  ranges: readonly (readonly [from: number, to: number])[],
): number[] {
  const spectrum = new Float64Array(bins);
  for (const { line, samples } of lines)
    for (const { start, end, symbol: phone } of line.phonemes) {
      if (phone !== symbol) continue;
      const middle = Math.round(((start + end) / 2) * analysisRate);
      const part = samples.subarray(Math.max(0, middle - 256), middle + 256);
      for (let bin = 0; bin < bins; bin++)
        (spectrum[bin] as number) += Math.log(powerAt(part, bin * step) + 1e-9);
    }
  const smooth = spectrum.map((_, bin) => {
    const near = spectrum.subarray(Math.max(0, bin - smoothing), bin + smoothing + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
  return ranges.map(([from, to]) => {
    const part = smooth.subarray(Math.round(from / step), Math.round(to / step));
    return from + part.indexOf(Math.max(...part)) * step;
  });
}

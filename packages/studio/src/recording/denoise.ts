import { transform } from '../voice/fourier.ts';
import { loudnessOf } from './activity.ts';
import { recordingRate } from './decode.ts';

const size = 1024;
const hop = size / 4;
const bins = size / 2 + 1;
/** No tone is turned down further: a voice in a room keeps its room, and noise that comes and goes is not heard to. */
const deepest = 0.28;
/** How far a gain of before counts: single tones that flicker would sound like bells. */
const memory = 0.6;
const window = Float64Array.from({ length: size }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / size));
/** Overlapping windows, squared, add up to this. */
const overlap = size / hop / 2;

interface Spectrum {
  re: Float64Array;
  im: Float64Array;
}

function spectrumAt(samples: Float32Array, start: number): Spectrum {
  const re = Float64Array.from(window, (weight, i) => weight * (samples[start + i] ?? 0));
  const im = new Float64Array(size);
  transform(re, im);
  return { re, im };
}

const powerOf = ({ re, im }: Spectrum, bin: number): number =>
  (re[bin] as number) ** 2 + (im[bin] as number) ** 2;

/** What is heard where nobody speaks: the mean power of each tone in the quietest tenth. */
function noiseOf(samples: Float32Array): Float64Array {
  const quiet = loudnessOf(samples)
    .map((loudness, n) => ({ loudness, start: Math.round(n * 0.01 * recordingRate) - size / 2 }))
    // Digital silence tells nothing of the room.
    .filter(({ loudness }) => loudness > -89)
    .sort((a, b) => a.loudness - b.loudness);
  const noise = new Float64Array(bins);
  const chosen = quiet.slice(0, Math.max(1, Math.floor(quiet.length / 10)));
  for (const { start } of chosen) {
    const spectrum = spectrumAt(samples, start);
    for (let bin = 0; bin < bins; bin++) (noise[bin] as number) += powerOf(spectrum, bin) / chosen.length;
  }
  return noise;
}

/**
 * A recording with less of what hums and hisses all the time (Wiener's filter against the quietest tenth), mono at
 * `recordingRate`. Gentle: eleven decibels at most.
 */
export function withLessNoise(samples: Float32Array): Float32Array {
  const noise = noiseOf(samples);
  const cleaned = new Float32Array(samples.length);
  let before = new Float64Array(bins).fill(1);
  for (let start = -size + hop; start < samples.length; start += hop) {
    const spectrum = spectrumAt(samples, start);
    const gains = Float64Array.from({ length: bins }, (_, bin) => {
      const share = 1 - (1.5 * (noise[bin] as number)) / (powerOf(spectrum, bin) + 1e-12);
      const gain = Math.max(deepest, share);
      // It opens at once, for the beginnings of words, and closes slowly.
      return Math.max(gain, (before[bin] as number) * memory + gain * (1 - memory));
    });
    before = gains;
    for (let bin = 0; bin < size; bin++) {
      const gain = gains[bin < bins ? bin : size - bin] as number;
      (spectrum.re[bin] as number) *= gain;
      (spectrum.im[bin] as number) *= gain;
    }
    transform(spectrum.im, spectrum.re);
    for (let i = 0; i < size; i++) {
      const place = start + i;
      if (place < 0 || place >= cleaned.length) continue;
      (cleaned[place] as number) += ((spectrum.re[i] as number) * (window[i] as number)) / size / overlap;
    }
  }
  return cleaned;
}

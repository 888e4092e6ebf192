import { decibels } from './stereo.ts';
import type { Stereo } from './stereo.ts';

/** Interpolation to four times the rate, as ITU-R BS.1770-4 annex 2 asks for. */
const phases = 4;
const taps = 24;
const half = taps / 2;

/** Windowed sinc for the three points between two samples. */
const kernels = Array.from({ length: phases - 1 }, (_, phase) =>
  Float64Array.from({ length: taps }, (_, tap) => {
    const x = tap - half + 1 - (phase + 1) / phases;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / half);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** Highest magnitude in each sample and the three points after it; exact only where it may exceed `floor`. */
export function peakEnvelope(channel: Float32Array, floor = 0): Float32Array {
  const peaks = new Float32Array(channel.length);
  // A peak between samples is at most a little higher than its neighbours: quiet parts need no kernel.
  const worthwhile = floor * 0.6;
  for (let i = 0; i < channel.length; i++) {
    const here = Math.abs(channel[i] as number);
    let peak = here;
    const next = Math.abs(channel[i + 1] ?? 0);
    if (here > worthwhile || next > worthwhile) {
      for (const kernel of kernels) {
        let sum = 0;
        for (let tap = 0; tap < taps; tap++)
          sum += (kernel[tap] as number) * (channel[i + tap - half + 1] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
    peaks[i] = peak;
  }
  return peaks;
}

/** dBTP of the louder channel. */
export function truePeak(track: Stereo): number {
  let sample = 0;
  for (const channel of [track.left, track.right])
    for (let i = 0; i < channel.length; i++) sample = Math.max(sample, Math.abs(channel[i] as number));
  let peak = sample;
  for (const channel of [track.left, track.right])
    for (const value of peakEnvelope(channel, sample)) peak = Math.max(peak, value);
  return decibels(peak);
}

import { filter } from './biquad.ts';
import type { Biquad } from './biquad.ts';
import { soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';

/** K weighting at 48 kHz: head shelf, then high pass (ITU-R BS.1770-4, tables 1 and 2). */
const headShelf: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const highPass: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

const blockSeconds = 0.4;
const hopSeconds = 0.1;
const absoluteGate = -70;
const relativeGate = -10;
const hop = hopSeconds * soundRate;
const hopsPerBlock = Math.round(blockSeconds / hopSeconds);

const loudnessOf = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity);
const powerOf = (loudness: number): number => 10 ** ((loudness + 0.691) / 10);

/** Mean power of both channels after K weighting, one value per tenth of a second. */
export function weightedPower(track: Stereo): Float64Array {
  const power = new Float64Array(Math.ceil(track.left.length / hop));
  for (const channel of [track.left, track.right]) {
    const weighted = filter(filter(channel.slice(), headShelf), highPass);
    for (let i = 0; i < weighted.length; i++)
      (power[Math.floor(i / hop)] as number) += (weighted[i] as number) ** 2;
  }
  return power.map((sum) => sum / hop);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Gated loudness of blocks of 400 ms. */
function gated(blocks: readonly number[]): number {
  const audible = blocks.filter((power) => power > powerOf(absoluteGate));
  const threshold = mean(audible) * 10 ** (relativeGate / 10);
  return loudnessOf(mean(audible.filter((power) => power > threshold)));
}

/** Overlapping 400 ms blocks from tenths of a second. */
function blocksOf(power: Float64Array): number[] {
  const blocks: number[] = [];
  for (let i = 0; i + hopsPerBlock <= power.length; i++)
    blocks.push(mean([...power.subarray(i, i + hopsPerBlock)]));
  return blocks.length > 0 ? blocks : [mean([...power])];
}

/** Integrated loudness of a whole track, LUFS (ITU-R BS.1770-4). -Infinity for silence. */
export const integratedLoudness = (track: Stereo): number => gated(blocksOf(weightedPower(track)));

/** The same for a part of a track, from its `weightedPower`. Seconds. */
export function loudnessBetween(power: Float64Array, start: number, end: number): number {
  const from = Math.max(0, Math.floor(start / hopSeconds));
  return gated(blocksOf(power.subarray(from, Math.max(from + 1, Math.ceil(end / hopSeconds)))));
}

import { recordingRate } from './decode.ts';

const frameSeconds = 0.02;
const hopSeconds = 0.01;
/** Decibels of digital silence. */
const silence = -90;

const framesOf = (seconds: number): number => Math.round(seconds / hopSeconds);

/** Loudness every hundredth of a second, decibels of full scale. */
export function loudnessOf(samples: Float32Array): number[] {
  const size = Math.round(frameSeconds * recordingRate);
  const hop = Math.round(hopSeconds * recordingRate);
  const count = Math.max(1, Math.floor((samples.length - size) / hop) + 1);
  return Array.from({ length: count }, (_, n) => {
    const part = samples.subarray(n * hop, n * hop + size);
    const power = part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length);
    return Math.max(silence, 10 * Math.log10(power + 1e-12));
  });
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? silence;

/** Where a recording is spoken, and how loud it is there and elsewhere. */
export interface Activity {
  /** Seconds. */
  start: number;
  end: number;
  /** Decibels of full scale: of loud syllables, and of what is heard between words. */
  speech: number;
  background: number;
}

/** Somebody speaks for at least so long at a time; a click does not. */
const shortestSyllable = framesOf(0.06);

/** The first moment at which it stays above a level for a syllable. */
function firstAbove(loudness: readonly number[], level: number): number {
  let run = 0;
  for (const [n, value] of loudness.entries()) {
    run = value > level ? run + 1 : 0;
    if (run === shortestSyllable) return n + 1 - run;
  }
  return -1;
}

/** Null where nobody is heard. */
export function findActivity(samples: Float32Array): Activity | null {
  const loudness = loudnessOf(samples);
  const background = Math.max(-75, quantile(loudness, 0.1));
  const speech = quantile(loudness, 0.93);
  if (speech < -60 || speech - background < 5) return null;
  // Nearer to the background than to the voice: soft beginnings and ends belong to a word.
  const level = Math.max(background + 5, Math.min(background + (speech - background) * 0.35, speech - 12));
  const first = firstAbove(loudness, level);
  if (first < 0) return null;
  const last = loudness.length - 1 - firstAbove([...loudness].reverse(), level);
  return { start: first * hopSeconds, end: last * hopSeconds + frameSeconds, speech, background };
}

import { gainOf, soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';
import { peakEnvelope } from './true-peak.ts';

const lookAhead = Math.round(0.004 * soundRate);
const releaseSeconds = 0.08;

/** Smallest value of the `width` samples from each one on (van Herk's queue). */
function slidingMinimum(values: Float32Array, width: number): Float32Array {
  const result = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = values.length - 1; i >= 0; i--) {
    while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[i] as number)) tail--;
    queue[tail++] = i;
    while ((queue[head] as number) >= i + width) head++;
    result[i] = values[queue[head] as number] as number;
  }
  return result;
}

/**
 * Turns down, before they come, the moments whose true peak exceeds the ceiling; both channels alike,
 * in place. Everything else stays untouched.
 */
export function limit(track: Stereo, ceiling: number): void {
  const most = gainOf(ceiling);
  const left = peakEnvelope(track.left, most);
  const right = peakEnvelope(track.right, most);
  const wanted = new Float32Array(left.length);
  let needed = false;
  for (let i = 0; i < wanted.length; i++) {
    const peak = Math.max(left[i] as number, right[i] as number);
    wanted[i] = peak > most ? most / peak : 1;
    needed ||= peak > most;
  }
  if (!needed) return;
  const minimum = slidingMinimum(wanted, lookAhead + 1);
  const release = 1 - Math.exp(-1 / (releaseSeconds * soundRate));
  const first = minimum[0] ?? 1;
  let held = first;
  for (let i = 0; i < minimum.length; i++) {
    const target = minimum[i] as number;
    held = target < held ? target : held + (target - held) * release;
    minimum[i] = held;
  }
  // A running mean over the look-ahead rounds the attack; it ends exactly at the peak.
  let sum = (lookAhead + 1) * first;
  for (let i = 0; i < minimum.length; i++) {
    sum += (minimum[i] as number) - (i > lookAhead ? (minimum[i - lookAhead - 1] as number) : first);
    const gain = sum / (lookAhead + 1);
    (track.left[i] as number) *= gain;
    (track.right[i] as number) *= gain;
  }
}

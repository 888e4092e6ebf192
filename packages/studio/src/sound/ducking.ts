import { gainOf, soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';

/** A stretch of speech and how far the music steps back for it, decibels (0 or less). */
export interface Duck {
  start: number;
  end: number;
  gain: number;
}

const attackSeconds = 0.35;
const holdSeconds = 0.3;
const releaseSeconds = 1.2;
const controlRate = 200;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Decibels at a moment: down before the first word, slowly up after the last. */
function duckAt(duck: Duck, time: number): number {
  if (time <= duck.start - attackSeconds || time >= duck.end + holdSeconds + releaseSeconds) return 0;
  if (time < duck.start) return duck.gain * smooth((time - duck.start + attackSeconds) / attackSeconds);
  if (time <= duck.end + holdSeconds) return duck.gain;
  return duck.gain * (1 - smooth((time - duck.end - holdSeconds) / releaseSeconds));
}

/** Gain in decibels, `controlRate` values a second. */
function curve(ducks: readonly Duck[], seconds: number): Float32Array {
  const values = new Float32Array(Math.ceil(seconds * controlRate) + 2);
  for (const duck of ducks) {
    const from = Math.max(0, Math.floor((duck.start - attackSeconds) * controlRate));
    const to = Math.min(
      values.length - 1,
      Math.ceil((duck.end + holdSeconds + releaseSeconds) * controlRate),
    );
    for (let i = from; i <= to; i++) values[i] = Math.min(values[i] as number, duckAt(duck, i / controlRate));
  }
  return values;
}

/** Turns the track down around speech, in place. The future is known, so it is early, never late. */
export function duck(track: Stereo, ducks: readonly Duck[]): void {
  const length = track.left.length;
  const values = curve(ducks, length / soundRate).map(gainOf);
  const step = controlRate / soundRate;
  for (let i = 0; i < length; i++) {
    const position = i * step;
    const cell = position | 0;
    const low = values[cell] as number;
    const gain = low + ((values[cell + 1] as number) - low) * (position - cell);
    (track.left[i] as number) *= gain;
    (track.right[i] as number) *= gain;
  }
}

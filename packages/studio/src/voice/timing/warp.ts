import { cepstra, framesPerSecond } from './mel.ts';

/** How far the two may run apart, in parts of the longer one. */
const band = 0.25;
/** Going on in one voice only costs a little: without it a pause would swallow words. */
const stay = 0.15;

/** Steps back along the cheapest path. */
const both = 0;
const firstOnly = 1;
const secondOnly = 2;

function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += ((a[k] as number) - (b[k] as number)) ** 2;
  return Math.sqrt(sum);
}

/** For every frame of `from` the frame of `to` that sounds like it (Sakoe and Chiba 1978). */
function path(from: readonly Float64Array[], to: readonly Float64Array[]): number[] {
  const [rows, columns] = [from.length, to.length];
  const reach = Math.ceil(Math.max(rows, columns) * band) + 5;
  const back = new Uint8Array(rows * columns);
  let above = new Float64Array(columns).fill(Infinity);
  for (let i = 0; i < rows; i++) {
    const row = new Float64Array(columns).fill(Infinity);
    const centre = (i * columns) / rows;
    for (let j = Math.max(0, Math.floor(centre - reach)); j < Math.min(columns, centre + reach); j++) {
      const here = distance(from[i] as Float64Array, to[j] as Float64Array);
      const ways = [
        i > 0 && j > 0 ? (above[j - 1] as number) : i === 0 && j === 0 ? 0 : Infinity,
        (above[j] as number) + stay,
        j > 0 ? (row[j - 1] as number) + stay : Infinity,
      ];
      const best = ways.indexOf(Math.min(...ways));
      row[j] = here + (ways[best] as number);
      back[i * columns + j] = best;
    }
    above = row;
  }
  const match = new Array<number>(rows).fill(0);
  for (let i = rows - 1, j = columns - 1; i >= 0 && j >= 0; ) {
    match[i] = j;
    const step = back[i * columns + j];
    if (step === both || step === firstOnly) i--;
    if (step === both || step === secondOnly) j--;
  }
  return match;
}

/**
 * A clock from one recording of a line to another: give it a second of `known`, it tells the second of
 * `other` at which the same is said. Both mono, 16 kHz. Times never run backwards.
 */
export function timeWarp(known: Float32Array, other: Float32Array): (second: number) => number {
  const match = path(cepstra(known), cepstra(other));
  const duration = other.length / 16_000;
  return (second) => {
    const position = Math.max(0, Math.min(match.length - 1, second * framesPerSecond));
    const cell = Math.floor(position);
    const here = match[cell] ?? 0;
    const next = match[cell + 1] ?? here;
    return Math.min(duration, (here + (next - here) * (position - cell)) / framesPerSecond);
  };
}

import { fliteSampleRate, type Phone, type Sounded } from './flite.ts';

/** Half of a stretch of 25 ms that is taken over as it is. */
const hop = 200;
/** How far from its place a stretch may be taken, so that periods of the voice meet: more than one of the lowest. */
const reach = 100;
const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
/** Two of them, a hop apart, add up to 1. */
const taper = Float32Array.from(
  { length: 2 * hop },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / (2 * hop)),
);

/** A moment in what is made, and the one it is taken from; in samples. */
type Knot = readonly [made: number, taken: number];

/** How well what stands around `at` goes on where `natural` would have. Every second sample is enough. */
function likeness(samples: Float32Array, natural: number, at: number): number {
  let [product, power] = [0, 1e-6];
  for (let j = -hop; j < hop; j += 2) {
    const value = samples[at + j] ?? 0;
    product += (samples[natural + j] ?? 0) * value;
    power += value * value;
  }
  return product / Math.sqrt(power);
}

function nearest(samples: Float32Array, natural: number, wanted: number): number {
  if (Math.abs(natural - wanted) <= 2) return natural;
  let [best, most] = [wanted, -Infinity];
  for (const step of steps) {
    const alike = likeness(samples, natural, wanted + step);
    if (alike > most) [best, most] = [wanted + step, alike];
  }
  return best;
}

/** Overlapping stretches, each at the place near its own where it goes on best. The knots are in order. */
function stretched(samples: Float32Array, knots: readonly Knot[]): Float32Array {
  const result = new Float32Array(Math.round(knots.at(-1)?.[0] ?? 0));
  let knot = 0;
  let taken = -hop;
  for (let at = 0; at < result.length + hop; at += hop) {
    while (knot < knots.length - 2 && (knots[knot + 1]?.[0] ?? 0) < at) knot++;
    const [[fromMade, from], [toMade, to]] = [knots[knot] ?? [0, 0], knots[knot + 1] ?? [0, 0]];
    const share = toMade > fromMade ? (at - fromMade) / (toMade - fromMade) : 0;
    taken = nearest(samples, taken + hop, Math.round(from + (to - from) * share));
    for (let i = Math.max(0, hop - at); i < 2 * hop && at - hop + i < result.length; i++)
      (result[at - hop + i] as number) += (taper[i] as number) * (samples[taken - hop + i] ?? 0);
  }
  return result;
}

/**
 * The same speech with each sound so many times as long, at the same pitch (waveform similarity overlap-add, Verhelst
 * and Roelands 1993). `factors` has one for every phone.
 */
export function withLengths({ samples, phones }: Sounded, factors: readonly number[]): Sounded {
  const changed: Phone[] = [];
  const knots: Knot[] = [[0, 0]];
  let at = phones[0]?.start ?? 0;
  for (const [i, { symbol, start, end }] of phones.entries()) {
    const phone = { symbol, start: at, end: at + (end - start) * (factors[i] ?? 1) };
    at = phone.end;
    changed.push(phone);
    knots.push([at * fliteSampleRate, end * fliteSampleRate]);
  }
  const rest = samples.length - (phones.at(-1)?.end ?? 0) * fliteSampleRate;
  knots.push([at * fliteSampleRate + Math.max(0, rest), samples.length]);
  return { samples: stretched(samples, knots), phones: changed };
}

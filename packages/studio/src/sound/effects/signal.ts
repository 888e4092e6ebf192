import type { Random } from '@milestoon/drawing';
import { soundRate } from '../stereo.ts';

/** A value by the second. */
export type Curve = (time: number) => number;

export const make = (seconds: number, value: Curve): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * soundRate) }, (_, i) => value(i / soundRate));

export const noise = (dice: Random, seconds: number, envelope: Curve): Float32Array =>
  make(seconds, (time) => dice.signed() * envelope(time));

/** Rises in `attack` seconds, then dies with the time constant `decay`. */
export const pluck =
  (attack: number, decay: number): Curve =>
  (time) =>
    Math.min(1, time / attack) * Math.exp(-Math.max(0, time - attack) / decay);

/** A tone whose pitch follows a curve of hertz. */
export function glide(seconds: number, frequency: Curve, envelope: Curve): Float32Array {
  let phase = 0;
  return make(seconds, (time) => {
    phase += (2 * Math.PI * frequency(time)) / soundRate;
    return Math.sin(phase) * envelope(time);
  });
}

export function layOver(target: Float32Array, sound: Float32Array, at: number, gain = 1): void {
  const start = Math.round(at * soundRate);
  for (let i = 0; i < sound.length && start + i < target.length; i++)
    (target[start + i] as number) += (sound[i] as number) * gain;
}

/** Noise through a band that moves: filtered in slices of 5 ms with a state-variable filter. */
export function sweptNoise(
  dice: Random,
  seconds: number,
  centre: Curve,
  width: number,
  envelope: Curve,
): Float32Array {
  let low = 0;
  let band = 0;
  return make(seconds, (time) => {
    const f = 2 * Math.sin((Math.PI * Math.min(centre(time), soundRate / 7)) / soundRate);
    low += f * band;
    band += f * (dice.signed() - low - width * band);
    return band * envelope(time);
  });
}

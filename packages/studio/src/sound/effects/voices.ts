/** Voices without words. */
import type { Random } from '@milestoon/drawing';
import { design, filter } from '../biquad.ts';
import { soundRate } from '../stereo.ts';
import { type Curve, layOver, make } from './signal.ts';
import { bellStroke } from './told.ts';

/** A throat that buzzes at `pitch` hertz, through the formants of a mouth. */
function throat(
  dice: Random,
  seconds: number,
  pitch: Curve,
  breath: number,
  envelope: Curve,
  formants: readonly (readonly [frequency: number, q: number, gain: number])[],
): Float32Array {
  let phase = dice.next();
  const source = make(seconds, (time) => {
    phase = (phase + pitch(time) / soundRate) % 1;
    return (phase * 2 - 1 + breath * dice.signed()) * envelope(time);
  });
  const sound = new Float32Array(source.length);
  for (const [frequency, q, gain] of formants)
    layOver(sound, filter(source.slice(), design('bandpass', soundRate, frequency, q)), 0, gain);
  return sound;
}

const arch =
  (seconds: number): Curve =>
  (time) =>
    Math.sin(Math.PI * Math.min(1, time / seconds)) ** 0.7;

/** Ha ha ha: four small breaths that fall. */
export function giggle(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(0.8 * soundRate));
  const start = dice.between(400, 470);
  for (let ha = 0; ha < 4; ha++) {
    const pitch = start * (1 - ha * 0.06);
    const voice = throat(dice, 0.12, (t) => pitch * (1.08 - t), 0.5, arch(0.12), [
      [900, 3, 1],
      [1900, 4, 0.6],
      [3400, 4, 0.25],
    ]);
    layOver(sound, voice, ha * 0.155 + dice.between(0, 0.01), 1 - ha * 0.16);
  }
  return sound;
}

/** Woof, woof: a friendly small dog. */
export function bark(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(0.75 * soundRate));
  const base = dice.between(300, 360);
  for (const [at, gain] of [
    [0, 1],
    [0.32, 0.85],
  ] as const) {
    const pitch: Curve = (t) => base * (1 + 0.9 * Math.exp(-((t - 0.05) ** 2) / 0.002)) * (1 - 0.8 * t);
    const voice = throat(
      dice,
      0.17,
      pitch,
      0.8,
      (t) => Math.min(1, t / 0.012) * Math.exp(-Math.max(0, t - 0.05) / 0.045),
      [
        [700, 2, 1],
        [1350, 2.5, 0.7],
        [2500, 3, 0.25],
      ],
    );
    layOver(sound, voice, at, gain);
  }
  return sound;
}

/** Me-ow: the mouth opens and closes while the pitch goes up and down. */
export function meow(dice: Random): Float32Array {
  const seconds = 0.7;
  const base = dice.between(480, 560);
  const pitch: Curve = (t) => base * (1 + 0.35 * Math.sin(Math.PI * Math.min(1, t / seconds)) - 0.25 * t);
  const closed = throat(dice, seconds, pitch, 0.12, arch(seconds), [[700, 3, 0.8]]);
  const open = throat(dice, seconds, pitch, 0.12, (t) => Math.sin(Math.PI * Math.min(1, t / seconds)) ** 2, [
    [1250, 3, 0.9],
    [2600, 4, 0.4],
  ]);
  layOver(closed, open, 0);
  return closed;
}

/** Ring ring, on a handlebar. */
export function bikeBell(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(1.2 * soundRate));
  const pitch = dice.between(2300, 2600);
  for (let stroke = 0; stroke < 7; stroke++)
    layOver(sound, bellStroke(pitch, 0.7), stroke * 0.045 + (stroke > 3 ? 0.14 : 0), 0.5);
  return sound;
}

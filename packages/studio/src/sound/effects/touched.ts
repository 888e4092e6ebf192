/** What hands and feet touch. Short and dry: they come often. */
import type { Random } from '@milestoon/drawing';
import { design, filter } from '../biquad.ts';
import { soundRate } from '../stereo.ts';
import { glide, layOver, noise, pluck, sweptNoise } from './signal.ts';

const empty = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * soundRate));

/** A small shoe on a floor. */
export function footstep(dice: Random): Float32Array {
  const sound = empty(0.16);
  const pitch = dice.between(85, 110);
  layOver(
    sound,
    glide(0.14, (t) => pitch * (0.7 + 0.6 * Math.exp(-t * 45)), pluck(0.003, 0.026)),
    0,
    0.8,
  );
  const scuff = noise(dice, 0.09, pluck(0.003, 0.014));
  layOver(sound, filter(scuff, design('bandpass', soundRate, dice.between(1000, 1700), 0.8)), 0.002, 0.8);
  return sound;
}

/** Snow or sand that gives way. */
export function crunch(dice: Random): Float32Array {
  const sound = empty(0.24);
  for (let grain = 0; grain < 14; grain++) {
    const crack = noise(dice, 0.03, pluck(0.001, 0.005));
    filter(crack, design('bandpass', soundRate, dice.between(1800, 4200), 1.1));
    layOver(sound, crack, dice.next() ** 1.3 * 0.15, dice.between(0.2, 0.7));
  }
  layOver(sound, filter(noise(dice, 0.2, pluck(0.02, 0.05)), design('lowpass', soundRate, 700)), 0, 0.5);
  return sound;
}

/** Both feet after a jump. */
export function land(dice: Random): Float32Array {
  const sound = empty(0.3);
  layOver(
    sound,
    glide(0.26, (t) => 62 + 70 * Math.exp(-t * 32), pluck(0.003, 0.05)),
    0,
  );
  layOver(sound, footstep(dice), 0.006, 0.5);
  layOver(sound, footstep(dice), 0.028, 0.35);
  return sound;
}

/** Small hands: a hollow slap. */
export function clap(dice: Random): Float32Array {
  const sound = empty(0.14);
  for (const [at, gain] of [
    [0, 0.6],
    [0.007, 0.5],
    [0.013, 1],
  ] as const) {
    const slap = noise(dice, 0.1, pluck(0.0008, at === 0.013 ? 0.018 : 0.004));
    layOver(sound, filter(slap, design('bandpass', soundRate, dice.between(1200, 1700), 0.9)), at, gain);
  }
  return sound;
}

/** A shoe against a leather ball. */
export function kick(dice: Random): Float32Array {
  const sound = empty(0.3);
  layOver(
    sound,
    glide(0.25, (t) => 95 + 160 * Math.exp(-t * 38), pluck(0.002, 0.055)),
    0,
  );
  layOver(
    sound,
    filter(noise(dice, 0.06, pluck(0.001, 0.008)), design('bandpass', soundRate, 1400, 0.7)),
    0,
    0.7,
  );
  return sound;
}

/** A ball in both hands. */
export function caught(dice: Random): Float32Array {
  const sound = empty(0.16);
  layOver(
    sound,
    glide(0.14, (t) => 150 + 90 * Math.exp(-t * 40), pluck(0.002, 0.025)),
    0,
    0.7,
  );
  layOver(sound, clap(dice), 0, 0.35);
  return sound;
}

/** Four strings, one after the other (Karplus and Strong 1983). */
export function strum(dice: Random): Float32Array {
  const sound = empty(0.75);
  const chord = dice.pick([
    [392, 261.6, 329.6, 523.3],
    [392, 293.7, 349.2, 440],
    [392, 293.7, 392, 493.9],
  ] as const);
  for (const [i, frequency] of chord.entries()) {
    const period = Math.round(soundRate / frequency);
    const string = empty(0.7);
    for (let n = 0; n < string.length; n++) {
      const old = string[n - period] ?? 0;
      const older = string[n - period - 1] ?? 0;
      string[n] = (n < period ? dice.signed() : 0) + (old + older) * 0.4985;
    }
    layOver(sound, filter(string, design('lowpass', soundRate, 3600)), i * 0.014, 0.3);
  }
  return sound;
}

/** Bristles on teeth. */
export const brush = (dice: Random): Float32Array =>
  filter(
    noise(dice, 0.16, (t) => Math.sin(Math.PI * Math.min(1, t / 0.16)) ** 1.5),
    design('bandpass', soundRate, dice.between(3600, 5200), 1.4),
  );

/** Wood on wood. */
export function block(dice: Random): Float32Array {
  const pitch = dice.between(620, 880);
  const sound = empty(0.16);
  for (const [ratio, gain] of [
    [1, 0.7],
    [2.7, 0.3],
    [5.1, 0.12],
  ] as const)
    layOver(
      sound,
      glide(0.14, () => pitch * ratio, pluck(0.0008, 0.02 / ratio ** 0.5)),
      0,
      gain,
    );
  return sound;
}

/** A hand through water. */
export function paddle(dice: Random): Float32Array {
  const sound = empty(0.55);
  const swish = sweptNoise(dice, 0.5, (t) => 500 + 900 * Math.exp(-t * 5), 0.8, pluck(0.06, 0.12));
  layOver(sound, swish, 0, 0.7);
  for (let drop = 0; drop < 6; drop++) {
    const pitch = dice.between(600, 1400);
    const bubble = glide(0.06, (t) => pitch * (1 + 8 * t), pluck(0.003, 0.012));
    layOver(sound, bubble, 0.1 + dice.next() * 0.35, dice.between(0.1, 0.25));
  }
  return sound;
}

/** Cheeks full of air, at candles. */
export const puff = (dice: Random): Float32Array =>
  sweptNoise(
    dice,
    1,
    (t) => 900 + 500 * Math.exp(-t * 3),
    0.9,
    (t) => Math.min(1, t / 0.08) * Math.min(1, Math.max(0, 1 - t) / 0.35),
  );

export function sip(dice: Random): Float32Array {
  const sound = empty(0.5);
  layOver(
    sound,
    sweptNoise(
      dice,
      0.32,
      (t) => 1500 + 2400 * t,
      0.4,
      (t) => Math.sin(Math.PI * Math.min(1, t / 0.32)),
    ),
    0,
    0.5,
  );
  layOver(
    sound,
    glide(0.12, (t) => 240 + 500 * t, pluck(0.02, 0.03)),
    0.36,
    0.5,
  );
  return sound;
}

export function munch(dice: Random): Float32Array {
  const sound = empty(0.5);
  for (const at of [0, 0.25])
    for (let grain = 0; grain < 6; grain++) {
      const crack = noise(dice, 0.02, pluck(0.001, 0.004));
      filter(crack, design('bandpass', soundRate, dice.between(900, 2200), 1.4));
      layOver(sound, crack, at + dice.next() * 0.09, dice.between(0.3, 0.7));
    }
  return sound;
}

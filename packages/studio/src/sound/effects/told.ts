/** What the lines of a story tell of. */
import type { Random } from '@milestoon/drawing';
import { design, filter } from '../biquad.ts';
import { soundRate } from '../stereo.ts';
import { glide, layOver, make, noise, pluck, sweptNoise } from './signal.ts';

export function bellStroke(frequency: number, seconds: number): Float32Array {
  const partials = [
    [0.5, 0.25, 1],
    [1, 0.5, 0.9],
    [1.19, 0.22, 0.6],
    [1.5, 0.18, 0.5],
    [2, 0.3, 0.5],
    [2.74, 0.12, 0.3],
    [4.07, 0.06, 0.15],
  ] as const;
  return make(seconds, (time) =>
    partials.reduce(
      (sum, [ratio, level, length]) =>
        sum +
        level * Math.sin(2 * Math.PI * frequency * ratio * time) * Math.exp((-time * 4) / (seconds * length)),
      0,
    ),
  );
}

/** Two soft steps of small shoes. */
export function step(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(0.62 * soundRate));
  for (const at of [0, 0.34]) {
    const thud = glide(0.16, (t) => 70 + 70 * Math.exp(-t * 40), pluck(0.003, 0.035));
    const scuff = filter(
      noise(dice, 0.12, pluck(0.004, 0.022)),
      design('bandpass', soundRate, dice.between(900, 1500), 0.8),
    );
    layOver(sound, thud, at, 0.8);
    layOver(sound, scuff, at + 0.004, 0.7);
  }
  return sound;
}

/** Water: a burst, its falling drops, and bubbles that rise in pitch. */
export function splash(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(1.3 * soundRate));
  layOver(
    sound,
    sweptNoise(dice, 1, (t) => 700 + 2600 * Math.exp(-t * 4), 0.9, pluck(0.015, 0.16)),
    0,
    0.8,
  );
  layOver(
    sound,
    filter(noise(dice, 0.9, pluck(0.05, 0.22)), design('highpass', soundRate, 3500)),
    0.05,
    0.25,
  );
  for (let drop = 0; drop < 22; drop++) {
    const pitch = dice.between(500, 1700);
    const bubble = glide(0.07, (t) => pitch * (1 + 9 * t), pluck(0.004, 0.014));
    layOver(sound, bubble, 0.08 + dice.next() ** 1.5 * 0.95, dice.between(0.08, 0.26));
  }
  return sound;
}

/** High small bells, tumbling upwards. */
export function sparkle(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(1.5 * soundRate));
  const scale = [0, 2, 4, 7, 9];
  for (let i = 0; i < 16; i++) {
    const degree = i * 0.7 + dice.between(0, 2.5);
    const semitones = (scale[Math.floor(degree) % 5] ?? 0) + 12 * Math.floor(degree / 5);
    const frequency = 1568 * 2 ** (semitones / 12);
    const chime = glide(0.5, () => frequency, pluck(0.001, 0.1));
    layOver(sound, chime, i * 0.045 + dice.between(0, 0.03), 0.12 + 0.16 * dice.next());
  }
  return sound;
}

/** Something flies past. */
export const whoosh = (dice: Random): Float32Array =>
  sweptNoise(
    dice,
    0.75,
    (t) => 350 + 2400 * Math.sin(Math.min(1, t / 0.62) * Math.PI) ** 2,
    0.55,
    (t) => Math.sin(Math.min(1, t / 0.75) * Math.PI) ** 2,
  );

export const pop = (dice: Random): Float32Array => {
  const base = dice.between(320, 420);
  return glide(0.16, (t) => base * (1 + 16 * Math.min(t, 0.06)), pluck(0.002, 0.03));
};

/** A vowel called by one child: a buzzing voice through two formants. */
export function callingVoice(dice: Random, seconds: number): Float32Array {
  const pitch = dice.between(290, 430);
  let phase = dice.next();
  const voice = make(seconds, (time) => {
    const lift = 1 + 0.22 * Math.sin(Math.min(1, time / seconds) * Math.PI) + 0.012 * Math.sin(time * 34);
    phase = (phase + (pitch * lift) / soundRate) % 1;
    return (phase * 2 - 1 + 0.25 * dice.signed()) * Math.sin(Math.min(1, time / seconds) * Math.PI) ** 0.6;
  });
  const open = filter(voice.slice(), design('bandpass', soundRate, dice.between(750, 950), 3));
  const front = filter(voice, design('bandpass', soundRate, dice.between(1700, 2300), 4));
  return open.map((value, i) => value + 0.7 * (front[i] as number));
}

/** A small crowd of children calls and claps. */
export function cheer(dice: Random): Float32Array {
  const sound = new Float32Array(Math.round(1.9 * soundRate));
  for (let child = 0; child < 9; child++)
    layOver(sound, callingVoice(dice, dice.between(0.8, 1.3)), dice.between(0, 0.35), 0.22);
  for (let clap = 0; clap < 34; clap++) {
    const hands = filter(
      noise(dice, 0.05, pluck(0.001, 0.009)),
      design('bandpass', soundRate, dice.between(1000, 2000), 1),
    );
    layOver(sound, hands, 0.1 + dice.between(0, 1.5), dice.between(0.15, 0.5));
  }
  return sound;
}

export const bell = (dice: Random): Float32Array => bellStroke(dice.pick([784, 880, 988]), 2);

import { random } from '@milestoon/drawing';
import { design, filter } from './biquad.ts';
import { soundRate } from './stereo.ts';

/** Tuned instruments. Each note is a mono sound of its own length, peaking near 1. */
export const instruments = [
  'music-box',
  'glockenspiel',
  'marimba',
  'pizzicato',
  'bass',
  'strings',
  'flute',
  'horn',
] as const;
export type Instrument = (typeof instruments)[number];

interface Partial {
  /** Times the fundamental. */
  ratio: number;
  level: number;
  /** Seconds until the partial has fallen by 60 dB. */
  decay: number;
}

/** Hertz of a MIDI note: 69 is 440 Hz. */
export const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Adds a decaying sine by a rotating phasor: two multiplications a sample. */
function addPartial(samples: Float32Array, frequency: number, level: number, decay: number): void {
  if (frequency > soundRate * 0.45) return;
  const angle = (2 * Math.PI * frequency) / soundRate;
  const fall = 10 ** (-3 / (decay * soundRate));
  const cos = Math.cos(angle) * fall;
  const sin = Math.sin(angle) * fall;
  let re = 0;
  let im = level;
  const end = Math.min(samples.length, Math.ceil(decay * 1.2 * soundRate));
  for (let i = 0; i < end; i++) {
    (samples[i] as number) += re;
    const next = re * cos + im * sin;
    im = im * cos - re * sin;
    re = next;
  }
}

/** Both ends touch zero: a click at neither. */
function shapeEnds(samples: Float32Array, attack: number, release: number): Float32Array {
  const rise = Math.max(1, Math.round(attack * soundRate));
  const fall = Math.max(1, Math.round(release * soundRate));
  for (let i = 0; i < Math.min(rise, samples.length); i++) (samples[i] as number) *= i / rise;
  for (let i = 0; i < Math.min(fall, samples.length); i++)
    (samples[samples.length - 1 - i] as number) *= i / fall;
  return samples;
}

/** A bar or tine that is struck once and rings by itself. Ratios are those of the real bars. */
function struck(midi: number, partials: readonly Partial[], seconds: number, attack = 0.002): Float32Array {
  const samples = new Float32Array(Math.round(seconds * soundRate));
  const frequency = frequencyOf(midi);
  // Low bars ring longer than high ones.
  const size = Math.min(1.6, Math.max(0.5, (72 / midi) ** 1.5));
  for (const { ratio, level, decay } of partials) addPartial(samples, frequency * ratio, level, decay * size);
  return shapeEnds(samples, attack, 0.03);
}

/** Felt or wood on the bar: a breath of noise at the very start. */
function addThump(samples: Float32Array, seed: number, frequency: number, level: number): Float32Array {
  const noise = random(seed);
  const thump = Float32Array.from(
    { length: Math.round(0.03 * soundRate) },
    (_, i) => noise.signed() * Math.exp(-i / 260),
  );
  filter(thump, design('bandpass', soundRate, frequency, 1.2));
  for (let i = 0; i < Math.min(thump.length, samples.length); i++)
    (samples[i] as number) += (thump[i] as number) * level;
  return samples;
}

const musicBox = (midi: number): Float32Array =>
  struck(
    midi,
    [
      { ratio: 1, level: 0.62, decay: 2.2 },
      { ratio: 2.0, level: 0.14, decay: 1.2 },
      { ratio: 3.01, level: 0.08, decay: 0.6 },
      { ratio: 6.27, level: 0.14, decay: 0.22 },
    ],
    2.4,
  );

const glockenspiel = (midi: number): Float32Array =>
  struck(
    midi,
    [
      { ratio: 1, level: 0.7, decay: 1.9 },
      { ratio: 2.76, level: 0.2, decay: 0.7 },
      { ratio: 5.4, level: 0.08, decay: 0.25 },
    ],
    2,
    0.001,
  );

const marimba = (midi: number): Float32Array =>
  addThump(
    struck(
      midi,
      [
        { ratio: 1, level: 0.8, decay: 0.75 },
        { ratio: 3.98, level: 0.18, decay: 0.22 },
        { ratio: 9.6, level: 0.05, decay: 0.08 },
      ],
      0.95,
      0.003,
    ),
    midi,
    700,
    0.35,
  );

const bass = (midi: number): Float32Array =>
  addThump(
    struck(
      midi,
      [
        { ratio: 1, level: 0.7, decay: 1.1 },
        { ratio: 2, level: 0.32, decay: 0.7 },
        { ratio: 3, level: 0.14, decay: 0.4 },
        { ratio: 4, level: 0.06, decay: 0.25 },
      ],
      1.2,
      0.005,
    ),
    midi,
    260,
    0.3,
  );

/** A plucked string (Karplus and Strong 1983), tuned between samples by linear interpolation. */
function pizzicato(midi: number): Float32Array {
  const samples = new Float32Array(Math.round(0.8 * soundRate));
  const period = soundRate / frequencyOf(midi) - 0.5;
  const whole = Math.floor(period);
  const part = period - whole;
  const noise = random(midi * 977);
  const burst = Float32Array.from({ length: whole + 1 }, () => noise.signed());
  filter(burst, design('lowpass', soundRate, 2600));
  const loss = 10 ** (-3 / (frequencyOf(midi) * 0.65));
  for (let i = 0; i < samples.length; i++) {
    const older = samples[i - whole - 1] ?? 0;
    const old = samples[i - whole] ?? 0;
    const oldest = samples[i - whole - 2] ?? 0;
    const string = (old + older) * 0.5 * (1 - part) + (older + oldest) * 0.5 * part;
    samples[i] = (burst[i] ?? 0) * 1.4 + string * loss;
  }
  filter(samples, design('highpass', soundRate, 90));
  return normalise(shapeEnds(samples, 0.001, 0.08), 0.9);
}

function normalise(samples: Float32Array, peak: number): Float32Array {
  let most = 1e-6;
  for (const value of samples) most = Math.max(most, Math.abs(value));
  for (let i = 0; i < samples.length; i++) (samples[i] as number) *= peak / most;
  return samples;
}

interface Sustained {
  /** Level of each harmonic from the first on. */
  harmonics: readonly number[];
  attack: number;
  release: number;
  /** Relative pitch movement, and hertz of it. */
  vibrato: number;
  vibratoRate: number;
  /** Players of slightly different pitch. */
  players: number;
  detune: number;
}

/** A tone that is held: harmonics of one phase, several players, vibrato that comes in late. */
function sustained(midi: number, seconds: number, sound: Sustained): Float32Array {
  const samples = new Float32Array(Math.round((seconds + sound.release) * soundRate));
  for (let player = 0; player < sound.players; player++) {
    const spread = sound.players === 1 ? 0 : player / (sound.players - 1) - 0.5;
    const frequency = frequencyOf(midi) * (1 + spread * sound.detune);
    let phase = 0.37 * player * Math.PI;
    let bend = 0;
    for (let i = 0; i < samples.length; i++) {
      if (i % 32 === 0) {
        const time = i / soundRate;
        const depth = sound.vibrato * Math.min(1, time / 0.6);
        bend = depth * Math.sin(2 * Math.PI * (sound.vibratoRate * time + player * 0.31));
      }
      phase += (2 * Math.PI * frequency * (1 + bend)) / soundRate;
      // sin(kφ) by Chebyshev's recurrence: one sine and one cosine for all harmonics.
      const twice = 2 * Math.cos(phase);
      let before = 0;
      let current = Math.sin(phase);
      let sum = 0;
      for (let k = 0; k < sound.harmonics.length; k++) {
        sum += current * (sound.harmonics[k] as number);
        const next = twice * current - before;
        before = current;
        current = next;
      }
      (samples[i] as number) += sum / sound.players;
    }
  }
  return shapeEnds(samples, Math.min(sound.attack, seconds * 0.5), sound.release);
}

const strings: Sustained = {
  harmonics: [0.5, 0.25, 0.14, 0.08, 0.05, 0.03],
  attack: 0.5,
  release: 0.7,
  vibrato: 0.002,
  vibratoRate: 5,
  players: 3,
  detune: 0.006,
};
const flute: Sustained = {
  harmonics: [0.66, 0.18, 0.1, 0.02],
  attack: 0.06,
  release: 0.12,
  vibrato: 0.004,
  vibratoRate: 5.2,
  players: 1,
  detune: 0,
};
const horn: Sustained = {
  harmonics: [0.4, 0.34, 0.22, 0.14, 0.08, 0.05, 0.02],
  attack: 0.07,
  release: 0.18,
  vibrato: 0.0015,
  vibratoRate: 4.6,
  players: 2,
  detune: 0.003,
};

/** A flute breathes: noise around the tone. */
function fluteNote(midi: number, seconds: number): Float32Array {
  const samples = sustained(midi, seconds, flute);
  const noise = random(midi * 31 + Math.round(seconds * 100));
  const breath = Float32Array.from({ length: samples.length }, () => noise.signed());
  filter(breath, design('bandpass', soundRate, frequencyOf(midi) * 2, 1.5));
  shapeEnds(breath, 0.03, 0.1);
  for (let i = 0; i < samples.length; i++) (samples[i] as number) += (breath[i] as number) * 0.035;
  return samples;
}

/** One note. Struck instruments ignore `seconds`: they ring as long as they ring. */
export function playNote(instrument: Instrument, midi: number, seconds: number): Float32Array {
  switch (instrument) {
    case 'music-box':
      return musicBox(midi);
    case 'glockenspiel':
      return glockenspiel(midi);
    case 'marimba':
      return marimba(midi);
    case 'pizzicato':
      return pizzicato(midi);
    case 'bass':
      return bass(midi);
    case 'strings':
      return sustained(midi, seconds, strings);
    case 'flute':
      return fluteNote(midi, seconds);
    case 'horn':
      return sustained(midi, seconds, horn);
  }
}

const ringing: readonly Instrument[] = ['music-box', 'glockenspiel', 'marimba', 'pizzicato', 'bass'];

/** Plays notes and remembers them: a tune needs few different ones. */
export function notePlayer(): typeof playNote {
  const played = new Map<string, Float32Array>();
  return (instrument, midi, seconds) => {
    const length = ringing.includes(instrument) ? 0 : Math.round(seconds * 50) / 50;
    const key = `${instrument} ${midi} ${length}`;
    const known = played.get(key);
    if (known) return known;
    const sound = playNote(instrument, midi, length);
    played.set(key, sound);
    return sound;
  };
}

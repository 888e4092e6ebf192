import type { PacedSpeech } from './pacing.ts';

/** Seconds of speech after which a storyteller takes a breath where a sentence ends, and where only a phrase does. */
export const breathAfter = { sentence: 1.6, phrase: 3.2 } as const;
/** Seconds of silence with room for one. */
const room = 0.3;
/** Seconds: how long it is at most, and how long it is over before the next word. */
const [longest, before] = [0.28, 0.05];
/** Its loudness beside that of the line: 28 dB below. */
const loudness = 0.042;
/** Hertz of what resonates in an open, silent throat, how wide that is, and how strong. */
const resonances = [
  { hertz: 1150, width: 500, gain: 1 },
  { hertz: 2500, width: 800, gain: 0.8 },
  { hertz: 3700, width: 1000, gain: 0.35 },
] as const;

/** Hiss as a throat colours it, the same every time. */
function coloured(count: number, rate: number, higher: number): Float32Array {
  const sound = new Float32Array(count);
  for (const { hertz, width, gain } of resonances) {
    const radius = Math.exp((-Math.PI * width) / rate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * hertz * higher) / rate);
    let noise = 1;
    let [last, lastButOne] = [0, 0];
    for (let i = 0; i < count; i++) {
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      const value = (1 - radius) * (noise / 0x4000_0000 - 1) + turn * last - radius * radius * lastButOne;
      [lastButOne, last] = [last, value];
      sound[i] = (sound[i] ?? 0) + gain * value;
    }
  }
  return sound;
}

const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));

/** Air that is drawn in: slowly more, then at once no more. */
const swell = (share: number): number => (share < 0.75 ? (share / 0.75) ** 1.5 : (1 - share) / 0.25);

/**
 * Takes breath in the silences inside a line that are long enough, when there was something to say before.
 *
 * @param rate Hertz of the samples
 * @param higher how much smaller a throat than a grown-up's it is
 */
export function withBreaths(speech: PacedSpeech, rate: number, higher = 1): PacedSpeech {
  const samples = speech.samples.slice();
  let spokenSince = 0;
  for (const [i, { symbol, start, end }] of speech.phones.entries()) {
    const seconds = end - start;
    if (symbol !== 'pau') {
      spokenSince += seconds;
      continue;
    }
    if (i === 0 || i === speech.phones.length - 1 || seconds < room || spokenSince < breathAfter.sentence)
      continue;
    spokenSince = 0;
    const length = Math.min(longest, seconds - 2 * before);
    const hiss = coloured(Math.round(length * rate), rate, higher);
    const breath = hiss.map((value, at) => value * swell(at / hiss.length));
    const scale = (loudness * loudnessOf(speech.samples)) / Math.max(1e-9, loudnessOf(breath));
    const from = Math.round((end - before - length) * rate);
    breath.forEach((value, at) => {
      samples[from + at] = (samples[from + at] ?? 0) + value * scale;
    });
  }
  return { samples, phones: speech.phones };
}

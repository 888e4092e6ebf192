import type { SoundPlan } from '@milestoon/film';
import { design, filter } from './biquad.ts';
import { integratedLoudness } from './loudness.ts';
import { resample } from './resample.ts';
import { addMono, gainOf, silence, soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';

/** Where a line is heard on the film's clock, seconds. */
export interface Spoken {
  start: number;
  end: number;
}

/** Every line stands at this loudness before the whole is levelled, LUFS. */
export const speechLoudness = -18;

/** Evens out syllables: 3 : 1 above the threshold, by the envelope of the line itself. */
function compress(samples: Float32Array): void {
  const attack = 1 - Math.exp(-1 / (0.004 * soundRate));
  const release = 1 - Math.exp(-1 / (0.09 * soundRate));
  const threshold = 0.12;
  let envelope = 0;
  for (let i = 0; i < samples.length; i++) {
    const level = Math.abs(samples[i] as number);
    envelope += (level - envelope) * (level > envelope ? attack : release);
    if (envelope > threshold) (samples[i] as number) *= (envelope / threshold) ** (1 / 3 - 1);
  }
}

/** From the synthesiser's voice to one that sounds recorded: no rumble, less boom, clear consonants, even level. */
function treat(voice: Float32Array, rate: number): Float32Array {
  const samples = resample(voice, rate, soundRate);
  filter(samples, design('highpass', soundRate, 85));
  filter(samples, design('peak', soundRate, 200, 0.8, -2));
  filter(samples, design('peak', soundRate, 2800, 0.9, 3));
  filter(samples, design('highshelf', soundRate, 4500, 0.7, 3));
  compress(samples);
  return samples;
}

/** A voice that was recorded has its consonants: only what a microphone adds is taken away. */
function even(voice: Float32Array, rate: number): Float32Array {
  const samples = resample(voice, rate, soundRate);
  filter(samples, design('highpass', soundRate, 85));
  compress(samples);
  return samples;
}

/** All lines on one track, in the middle, equally loud, and when each is heard. */
export function speechTrack(
  plan: SoundPlan,
  speech: ReadonlyMap<string, Float32Array>,
  speechRate: number,
  /** Beats that a person spoke. */
  recorded: ReadonlySet<string>,
): { track: Stereo; spoken: Spoken[] } {
  const track = silence(Math.round(plan.duration * soundRate));
  const spoken: Spoken[] = [];
  for (const { beat, start } of plan.speech) {
    const voice = speech.get(beat);
    if (!voice) throw new Error(`no speech was given for beat '${beat}'`);
    const samples = (recorded.has(beat) ? even : treat)(voice, speechRate);
    const line = silence(samples.length);
    addMono(line, samples, 0, 1, 0);
    const loudness = integratedLoudness(line);
    if (!Number.isFinite(loudness)) continue;
    addMono(track, samples, start, gainOf(speechLoudness - loudness), 0);
    spoken.push({ start, end: Math.min(plan.duration, start + samples.length / soundRate) });
  }
  return { track, spoken };
}

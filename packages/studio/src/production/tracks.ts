import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Narration } from '@milestoon/film/narration';
import type { SoundPlan } from '@milestoon/film/timeline';
import { mixSound } from '../sound/index.ts';
import { narrate } from '../voice/index.ts';

/** Raw mono samples, 32-bit float in the machine's byte order. */
async function writeSamples(file: string, samples: Float32Array): Promise<void> {
  await writeFile(file, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
}

export async function readSamples(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

export interface Speech {
  narration: Narration;
  sampleRate: number;
}

/** Speaks every beat into `directory/speech/<beat>.f32`. */
export async function speakBeats(input: {
  directory: string;
  beats: { id: string; speaker: 'narrator' | 'hero'; text: string; emotion?: string }[];
}): Promise<Speech> {
  const { narration, speech, sampleRate } = await narrate(input.beats);
  await mkdir(path.join(input.directory, 'speech'), { recursive: true });
  for (const [beat, samples] of speech) await writeSamples(speechFile(input.directory, beat), samples);
  return { narration, sampleRate };
}

export const speechFile = (directory: string, beat: string): string =>
  path.join(directory, 'speech', `${beat}.f32`);

export interface SoundTrack {
  sampleRate: 48000;
  /** LUFS, integrated. */
  loudness: number;
  /** dBTP. */
  truePeak: number;
}

export const trackFile = (directory: string, side: 'left' | 'right'): string =>
  path.join(directory, `sound-${side}.f32`);

/** Mixes the whole sound track into two files of samples. */
export async function mixTrack(input: {
  directory: string;
  plan: SoundPlan;
  speechRate: number;
}): Promise<SoundTrack> {
  const speech = new Map<string, Float32Array>();
  for (const { beat } of input.plan.speech)
    speech.set(beat, await readSamples(speechFile(input.directory, beat)));
  const { left, right, sampleRate, loudness, truePeak } = await mixSound({
    plan: input.plan,
    speech,
    speechRate: input.speechRate,
  });
  await writeSamples(trackFile(input.directory, 'left'), left);
  await writeSamples(trackFile(input.directory, 'right'), right);
  return { sampleRate, loudness, truePeak };
}

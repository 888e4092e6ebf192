import path from 'node:path';
import type { SoundPlan } from '@milestoon/film';
import { encodeSound } from '../export/index.ts';
import { mixdown, resample } from '../sound/index.ts';
import { readSamples, soundFile, speechFile, trackFile, writeSamples } from './sound-files.ts';

export interface SoundTrack {
  sampleRate: 48000;
  /** LUFS, integrated. */
  loudness: number;
  /** dBTP. */
  truePeak: number;
  /** Least distance of a spoken line from the music under it, LU. */
  speechOverMusic: number;
}

/** Mixes the whole sound track into two files of samples, and one to listen to. */
export async function mixTrack(input: {
  directory: string;
  plan: SoundPlan;
  speechRate: number;
  /** As in `Speech`. */
  files: Record<string, string>;
  rates?: Record<string, number> | undefined;
  /** Beats that were recorded and not made here. */
  recorded?: string[];
}): Promise<SoundTrack> {
  const speech = new Map<string, Float32Array>();
  for (const { beat } of input.plan.speech) {
    const samples = await readSamples(speechFile(input.directory, input.files[beat] ?? beat));
    speech.set(beat, resample(samples, input.rates?.[beat] ?? input.speechRate, input.speechRate));
  }
  const recorded = new Set(input.recorded);
  const { left, right, ...levels } = mixdown(input.plan, speech, input.speechRate, recorded);
  await writeSamples(trackFile(input.directory, 'left'), left);
  await writeSamples(trackFile(input.directory, 'right'), right);
  await encodeSound({ left, right, sampleRate: levels.sampleRate }, path.join(input.directory, soundFile));
  return levels;
}

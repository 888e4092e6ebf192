import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import type { SoundPlan } from '@milestoon/film';
import { muxEpisode } from '../export/index.ts';
import { mixdown } from '../sound/index.ts';

/** Gives a trailer its music and joins both, in a file beside the others. Knows nothing of films: they take long to load. */
export async function finishTrailer(input: {
  directory: string;
  segments: string[];
  sound: SoundPlan;
  metadata: Record<string, string>;
  /** Of the tracks, as MP4 tells it. */
  language: string;
}): Promise<{ video: string; duration: number }> {
  const { directory, segments, metadata, language } = input;
  const video = 'trailer.mp4';
  const { left, right, sampleRate } = mixdown(input.sound, new Map(), 16_000);
  const { duration } = await muxEpisode({
    segments,
    sound: { left, right, sampleRate },
    file: path.join(directory, video),
    metadata,
    language,
    fps: framesPerSecond,
  });
  return { video, duration };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import { filmSchema, planTrailerSound } from '@milestoon/film';
import { muxEpisode } from '../export/index.ts';
import { mixdown } from '../sound/index.ts';
import { filmMetadata, trackLanguages } from './metadata.ts';

/** Gives a trailer its music and joins both, in a file beside the others. */
export async function finishTrailer(input: {
  directory: string;
  filmFile: string;
  segments: string[];
}): Promise<{ video: string; duration: number }> {
  const film = filmSchema.parse(JSON.parse(await readFile(input.filmFile, 'utf8')));
  const video = 'trailer.mp4';
  const { left, right, sampleRate } = mixdown(planTrailerSound(film), new Map(), 16_000);
  const { duration } = await muxEpisode({
    segments: input.segments,
    sound: { left, right, sampleRate },
    file: path.join(input.directory, video),
    metadata: filmMetadata(film),
    language: trackLanguages[film.language],
    fps: framesPerSecond,
  });
  return { video, duration };
}

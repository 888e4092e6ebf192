import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import { type Film, planTrailer, planTrailerSound } from '@milestoon/film';
import { uprightSize } from '@milestoon/stage';
import { type PictureKind, renderVideo } from '../export/index.ts';
import { filmMetadata, trackLanguages } from './metadata.ts';
import { offload } from './offload.ts';
import type { TrailerSource } from './trailer-frames.ts';

/** From which film a trailer is made, and where. */
export interface TrailerRequest {
  film: Film;
  /** Where files go; what an interrupted attempt left there is used again. */
  directory: string;
  signal: AbortSignal;
  /** 1080 × 1920 if missing. */
  picture?: PictureKind;
  /** Render processes; one per processor if missing. */
  workers?: number;
}

/** Paths below the request's directory; duration in seconds. */
export interface MadeTrailer {
  video: string;
  duration: number;
  width: number;
  height: number;
}

/** Makes the upright trailer of a film, for telephones: ten seconds, an MP4 as the episode's. */
export async function makeTrailer(request: TrailerRequest): Promise<MadeTrailer> {
  const { film, directory, signal, workers } = request;
  const picture: PictureKind = request.picture ?? uprightSize;
  const { width, height } = picture;
  await mkdir(directory, { recursive: true });
  const filmFile = path.join(directory, 'trailer-film.json');
  const json = JSON.stringify(film);
  await writeFile(filmFile, json);
  const { frames } = planTrailer(film);
  const digest = createHash('sha256').update(json).digest('hex');
  const data: TrailerSource = { filmFile, width, height };
  const module = new URL('./trailer-frames.ts', import.meta.url).href;
  const { files: segments } = await renderVideo(
    { module, data, frames, ...picture, fps: framesPerSecond },
    {
      directory: path.join(directory, 'trailer'),
      // A quarter of it: as much for each of two or four processes.
      segments: Math.ceil(frames / 4),
      // Wherever the film lies.
      keyOf: () => digest,
      signal,
      ...(workers ? { workers } : {}),
    },
  );
  const { video, duration } = await offload(
    'finishTrailer',
    {
      directory,
      segments,
      sound: planTrailerSound(film),
      metadata: filmMetadata(film),
      language: trackLanguages[film.language],
    },
    signal,
  );
  return { video, duration, width, height };
}

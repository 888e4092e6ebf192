import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import { captionCues, drawPoster, type Film, filmSchema, frame } from '@milestoon/film';
import { decodePicture, encodeJpeg, type Picture, renderToCanvas } from '../canvas/index.ts';
import { muxEpisode, webVtt } from '../export/index.ts';
import { filmMetadata, trackLanguages } from './metadata.ts';
import { readSamples, trackFile } from './sound-files.ts';

export interface FinishInput {
  directory: string;
  filmFile: string;
  segments: string[];
  /** Of the smaller rendition, where there is one. */
  renditionSegments?: string[] | undefined;
  /** Pictures by asset name. */
  photos: Record<string, string>;
}

const renditionName = 'episode-small.mp4';
const files = { video: 'episode.mp4', captions: 'episode.vtt', poster: 'poster.jpg' };
const posterSize = { width: 1280, height: 720 };

/** Joins picture and sound, in both renditions, and writes captions and poster beside the video. */
export async function finishEpisode(
  input: FinishInput,
): Promise<{ video: string; rendition?: string; captions: string; poster: string; duration: number }> {
  const film = filmSchema.parse(JSON.parse(await readFile(input.filmFile, 'utf8')));
  const captions = captionCues(film);
  await writeFile(path.join(input.directory, files.captions), webVtt(captions));
  await writeFile(path.join(input.directory, files.poster), await posterOf(film, input.photos));
  const parts = {
    sound: {
      left: await readSamples(trackFile(input.directory, 'left')),
      right: await readSamples(trackFile(input.directory, 'right')),
      sampleRate: 48000,
    },
    metadata: filmMetadata(film),
    language: trackLanguages[film.language],
    fps: framesPerSecond,
    captions,
  };
  const join = (segments: string[], name: string) =>
    muxEpisode({ ...parts, segments, file: path.join(input.directory, name) });
  const { duration } = await join(input.segments, files.video);
  if (!input.renditionSegments) return { ...files, duration };
  await join(input.renditionSegments, renditionName);
  return { ...files, rendition: renditionName, duration };
}

/** The child's gladdest moment; on the rare set without the child, the title over it. */
async function posterOf(film: Film, photos: Record<string, string>): Promise<Uint8Array> {
  const list = drawPoster(film) ?? frame({ ...film, captions: [] }, Math.floor(film.frames / 2));
  const images = await Promise.all(
    Object.entries(photos).map(
      async ([asset, file]): Promise<[string, Picture]> => [asset, await decodePicture(await readFile(file))],
    ),
  );
  return encodeJpeg(renderToCanvas(list, { ...posterSize, images: new Map(images) }));
}

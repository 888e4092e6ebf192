import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import { captionCues, drawYearPoster, type YearFilm, yearFilmSchema, yearTitle } from '@milestoon/film';
import { decodePicture, encodeJpeg, type Picture, renderToCanvas } from '../../canvas/index.ts';
import { muxEpisode, webVtt } from '../../export/index.ts';
import { mixdown, resample } from '../../sound/index.ts';
import { fileMetadata, trackLanguages } from '../metadata.ts';
import { readSamples } from '../sound-files.ts';
import type { MadeYear } from './year-request.ts';
import type { LineSounds } from './year-voices.ts';

export interface FinishYearInput {
  directory: string;
  filmFile: string;
  segments: string[];
  /** Of the smaller rendition, where there is one. */
  renditionSegments?: string[] | undefined;
  photos: Record<string, string>;
  /** By the names of the sound plan. */
  sounds: LineSounds;
}

const files = { video: 'year.mp4', captions: 'year.vtt', poster: 'year.jpg' } as const;
const renditionName = 'year-small.mp4';
const posterSize = { width: 1280, height: 720 };
/** Where a line is cut it comes and goes in so many seconds. */
const fade = 0.012;
const usualRate = 16_000;

/** The part of a line that is heard, without a click at either end. */
export function cutLine(samples: Float32Array, rate: number, from: number, to: number): Float32Array {
  const cut = samples.slice(Math.round(from * rate), Math.round(Math.min(to, samples.length / rate) * rate));
  const ramp = Math.min(Math.round(fade * rate), Math.floor(cut.length / 2));
  for (let i = 0; i < ramp; i++) {
    const gain = i / ramp;
    (cut[i] as number) *= gain;
    (cut[cut.length - 1 - i] as number) *= gain;
  }
  return cut;
}

async function speechOf({ moments }: YearFilm, sounds: LineSounds, rate: number) {
  const speech = new Map<string, Float32Array>();
  for (const { name, from, to } of moments.flatMap(({ said }) => said)) {
    const sound = sounds[name];
    if (!sound) throw new Error(`line ${name} has no sound`);
    const cut = cutLine(await readSamples(sound.file), sound.rate, from, to);
    speech.set(name, resample(cut, sound.rate, rate));
  }
  return speech;
}

async function posterOf(film: YearFilm, photos: Record<string, string>): Promise<Uint8Array> {
  const images = await Promise.all(
    Object.entries(photos).map(
      async ([asset, file]): Promise<[string, Picture]> => [asset, await decodePicture(await readFile(file))],
    ),
  );
  return encodeJpeg(renderToCanvas(drawYearPoster(film), { ...posterSize, images: new Map(images) }));
}

/** Mixes the sound of a year, joins it with the pictures in both renditions, and writes captions and poster beside the video. */
export async function finishYear({
  directory,
  filmFile,
  segments,
  renditionSegments,
  photos,
  sounds,
}: FinishYearInput): Promise<Omit<MadeYear, 'shown'>> {
  const film = yearFilmSchema.parse(JSON.parse(await readFile(filmFile, 'utf8')));
  const captions = captionCues(film);
  await writeFile(path.join(directory, files.captions), webVtt(captions));
  await writeFile(path.join(directory, files.poster), await posterOf(film, photos));
  const rate = Math.max(usualRate, ...Object.values(sounds).map((sound) => sound.rate));
  const speech = await speechOf(film, sounds, rate);
  const { left, right, sampleRate, ...levels } = mixdown(film.sound, speech, rate);
  const { language } = film;
  const parts = {
    sound: { left, right, sampleRate },
    metadata: fileMetadata({ title: yearTitle(film), language, isTold: false }),
    language: trackLanguages[language],
    fps: framesPerSecond,
    captions,
  };
  const join = (pictures: string[], name: string) =>
    muxEpisode({ ...parts, segments: pictures, file: path.join(directory, name) });
  const { duration } = await join(segments, files.video);
  const made = { ...files, duration, ...levels };
  if (!renditionSegments) return made;
  await join(renditionSegments, renditionName);
  return { ...made, rendition: renditionName };
}

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { product } from '@milestoon/domain';
import { frameSize, framesPerSecond } from '@milestoon/drawing';
import { planYear, type YearFilm } from '@milestoon/film';
import { type PictureKind, renderVideo } from '../../export/index.ts';
import { offload } from '../offload.ts';
import { renditionOf } from '../rendition.ts';
import type { YearFrames } from './year-frames.ts';
import type { MadeYear, YearRequest } from './year-request.ts';
import { beatsIn, canBeHeard, keptLines, type LineSounds, voicesFor } from './year-voices.ts';

/** Sound, captions and poster take about as long as this share of the pictures. */
const finishing = 0.08;

/** The year's film and its voices, of what is left of the lines and what can be spoken again. */
async function planned({ year, sources, directory, signal }: YearRequest): Promise<{
  film: YearFilm;
  voices: LineSounds[];
} | null> {
  const planWith = (isHeard: (source: number, beat: string) => boolean): YearFilm | undefined =>
    planYear({
      year,
      episodes: sources.map(({ film, month, photos }, i) => ({
        film,
        month,
        photos: Object.keys(photos),
        isHeard: (beat) => isHeard(i, beat),
      })),
    });
  const wished = planWith((source, beat) => {
    const from = sources[source];
    return from !== undefined && canBeHeard(from, beat);
  });
  if (!wished) return null;
  const kept = await Promise.all(sources.map(keptLines));
  const voices = await voicesFor(sources, kept, beatsIn(wished), directory, signal);
  const film = planWith((source, beat) => voices[source]?.[beat] !== undefined);
  return film ? { film, voices } : null;
}

/** The photos that are seen, under the names the year's film gives them. */
function photosOf({ parts }: YearFilm, { sources }: YearRequest): Record<string, string> {
  const seen = parts.flatMap(({ film, episode }, part) =>
    film.shots.flatMap((shot) => {
      const asset = shot.kind === 'story' ? shot.photo?.asset : undefined;
      const file = asset && sources[episode]?.photos[asset.slice(`${part}/`.length)];
      return asset && file ? [[asset, file] as const] : [];
    }),
  );
  return Object.fromEntries(seen);
}

/** What is heard, by the names of the sound plan. */
const soundsOf = (film: YearFilm, voices: readonly LineSounds[]): LineSounds =>
  Object.fromEntries(
    film.moments.flatMap(({ part, said }) =>
      said.flatMap(({ beat, name }) => {
        const sound = voices[film.parts[part]?.episode ?? -1]?.[beat];
        return sound ? [[name, sound] as const] : [];
      }),
    ),
  );

/**
 * Makes the film of a year out of the best moments of its films: drawn anew, with one piece of music. An interrupted
 * attempt goes on in its folder. Undefined where no film shows its child.
 *
 * @throws the signal's reason when aborted
 */
export async function makeYear(request: YearRequest): Promise<MadeYear | undefined> {
  const { directory, signal, workers, progress = () => {} } = request;
  await mkdir(directory, { recursive: true });
  const plan = await planned(request);
  if (!plan) return undefined;
  const { film, voices } = plan;
  const filmFile = path.join(directory, 'year.json');
  const json = JSON.stringify(film);
  await writeFile(filmFile, json);
  const photos = photosOf(film, request);
  const picture: PictureKind = request.picture ?? frameSize;
  const { width, height } = picture;
  const rendition = request.rendition ?? renditionOf({ width, height });
  const digest = createHash('sha256')
    .update(JSON.stringify([product.version, json, photos]))
    .digest('hex');
  const data: YearFrames = { filmFile, width, height, photos };
  const module = new URL('./year-frames.ts', import.meta.url).href;
  const { files: segments, renditionFiles: renditionSegments } = await renderVideo(
    {
      module,
      data,
      frames: film.frames,
      ...picture,
      fps: framesPerSecond,
      ...(rendition ? { rendition } : {}),
    },
    {
      directory: path.join(directory, 'segments'),
      cuts: film.moments.map(({ at }) => at),
      keyOf: () => digest,
      signal,
      progress: (share) => progress(share * (1 - finishing)),
      ...(workers ? { workers } : {}),
    },
  );
  const made = await offload(
    'finishYear',
    { directory, filmFile, segments, renditionSegments, photos, sounds: soundsOf(film, voices) },
    signal,
  );
  progress(1);
  return { ...made, shown: film.parts.map(({ episode }) => episode) };
}

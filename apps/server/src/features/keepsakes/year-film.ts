import fs from 'node:fs/promises';
import path from 'node:path';
import { narratorOf, spread, yearFilms } from '@milestoon/domain';
import { framedIn, screenplaySchema } from '@milestoon/story/screenplay';
import type { MadeYear, YearRequest, YearSource } from '@milestoon/studio/production';
import type { Services } from '../../platform/services.ts';
import { copyPhotos } from './copy-photos.ts';
import type { MadeFile } from './keep.ts';
import type { KeepsakeRow } from './keepsakes.repo.ts';
import { type FilmOfYear, findFilmsOfYears } from './years.repo.ts';

/** Makes the film of a year: the studio's, unless a test brings its own. */
export type MakeYear = (request: YearRequest) => Promise<MadeYear | undefined>;

export const makeYearInStudio: MakeYear = async (request) => {
  const { makeYear } = await import('@milestoon/studio/production');
  return makeYear(request);
};

/** Half of an ordinary machine: episodes that somebody waits for are made beside it. */
const workers = 1;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is remembered of a film; undefined where an earlier release remembers it in another way. */
async function sourceOf(
  services: Services,
  episode: FilmOfYear,
  directory: string,
): Promise<YearSource | undefined> {
  const { ports, config } = services;
  const { id, version } = episode;
  const { filmSchema } = await import('@milestoon/film');
  const film = filmSchema.safeParse(await ports.filmOf(id, version));
  if (!film.success) return undefined;
  const screenplay = screenplaySchema.safeParse(await ports.screenplayOf(id, version));
  const month = new Intl.DateTimeFormat(framedIn(film.data.language), { month: 'long', timeZone: 'UTC' });
  const { child_name: name, pronunciation: soundsLike } = episode;
  return {
    film: film.data,
    month: capital(month.format(new Date(episode.happened_on ?? episode.created_at))),
    photos: await copyPhotos(services, episode.input_images, path.join(directory, id)),
    speech: (await ports.speechOf(id, version)) ?? null,
    spokenAs: screenplay.success
      ? {
          screenplay: screenplay.data,
          names: soundsLike ? [{ name, soundsLike }] : [],
          narrator: narratorOf(episode.narrator),
          voice: config.voice ?? undefined,
        }
      : null,
  };
}

/** Notes what will be in it before anything is made of it, beside what is in the one that is there. */
const noteHeld = (
  { database }: Services,
  { id, holds }: KeepsakeRow,
  ids: readonly string[],
): Promise<unknown> =>
  database.asWorker('a film of a year goes with its episodes', (tx) =>
    tx
      .updateTable('keepsakes')
      .set({ holds: [...new Set([...holds, ...ids])] })
      .where('id', '=', id)
      .execute(),
  );

/** Makes the film of a year from what is remembered of its films; undefined where too few are. */
export async function makeYearFilm(
  services: Services,
  make: MakeYear,
  { row }: { row: KeepsakeRow },
  { directory, file }: { directory: string; file: string },
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<MadeFile | undefined> {
  const { database, config } = services;
  const year = row.season;
  const all = await database.asWorker('the film of a year is made', (tx) =>
    findFilmsOfYears(tx, row.child_id),
  );
  const chosen = spread(
    all.filter((film) => film.year === year),
    yearFilms.most,
  );
  await noteHeld(
    services,
    row,
    chosen.map(({ id }) => id),
  );
  const sources: YearSource[] = [];
  for (const episode of chosen) {
    const source = await sourceOf(services, episode, directory);
    if (source) sources.push(source);
  }
  if (sources.length < yearFilms.least) return undefined;
  const made = await make({ year, sources, directory, signal, workers, picture: config.video, progress });
  if (!made) return undefined;
  await fs.rename(path.join(directory, made.video), file);
  const { size: bytes } = await fs.stat(file);
  const at = (name: string): string => path.join(directory, name);
  const beside = {
    rendition: made.rendition === undefined ? null : at(made.rendition),
    poster: at(made.poster),
    captions: at(made.captions),
  };
  return { bytes, beside };
}

import type { ChildYear } from '@milestoon/contract';
import { yearFilms, yearMinutes } from '@milestoon/domain';
import type { Tx } from '@milestoon/database';
import { AppError } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { downloadNameOf } from './file-types.ts';
import { findOwnChild, toKeepsake } from './keepsakes.repo.ts';
import { queueKeepsake } from './queue-keepsake.ts';
import { findFilmsOfYears, listYearFilms } from './years.repo.ts';

async function yearsOf(tx: Tx, storage: Storage, childId: string): Promise<ChildYear[]> {
  const films = Map.groupBy(await findFilmsOfYears(tx, childId), ({ year }) => year);
  const rows = await listYearFilms(tx, childId);
  const latest = Math.max(...films.keys());
  const years = new Set([
    ...[...films]
      .filter(([year, own]) => year === latest || own.length >= yearFilms.least)
      .map(([year]) => year),
    ...rows.map(({ season }) => season),
  ]);
  return [...years]
    .sort((a, b) => b - a)
    .map((year) => {
      const row = rows.find(({ season }) => season === year);
      const count = films.get(year)?.length ?? 0;
      const linkTo = (path: string | null | undefined): string | null =>
        path ? storage.link('episodes', path) : null;
      return {
        year,
        films: count,
        missing: Math.max(0, yearFilms.least - count),
        minutes: yearMinutes(count),
        film: toKeepsake(storage, 'year-film', row, downloadNameOf('year-film')),
        videoUrl: linkTo(row?.path),
        renditionUrl: linkTo(row?.rendition_path),
        captionsUrl: linkTo(row?.captions_path),
        posterUrl: linkTo(row?.poster_path),
      };
    });
}

/** @throws AppError NOT_FOUND */
export const viewYears = (
  { database, storage }: Services,
  actor: SessionActor,
  childId: string,
): Promise<ChildYear[]> =>
  database.asUser(actor, async (tx) => yearsOf(tx, storage, (await findOwnChild(tx, childId)).id));

/**
 * Has the film of a year made in the background, anew where there is one.
 *
 * @throws AppError NOT_FOUND; CONFLICT with too few films; TOO_MANY_REQUESTS
 */
export async function makeYear(
  services: Services,
  actor: SessionActor,
  childId: string,
  year: number,
): Promise<ChildYear[]> {
  const { id, films } = await services.database.asUser(actor, async (tx) => {
    const child = await findOwnChild(tx, childId);
    const all = await findFilmsOfYears(tx, child.id);
    return { id: child.id, films: all.filter((film) => film.year === year).length };
  });
  if (films < yearFilms.least)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.keepsakes.year.tooFew });
  await queueKeepsake(services, actor, { child_id: id, episode_id: null, season: year }, 'year-film');
  return viewYears(services, actor, childId);
}

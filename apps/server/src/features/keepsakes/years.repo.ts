import type { Tx } from '@milestoon/database';
import { yearOf } from '@milestoon/domain';

/** The finished episodes of a child in the order of their days, each with its year. */
export async function findFilmsOfYears(tx: Tx, childId: string) {
  const rows = await tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select(['episodes.id', 'episodes.input_images', 'episodes.happened_on', 'episodes.created_at'])
    .select(['children.name as child_name', 'children.pronunciation', 'production.narrator'])
    .select((eb) => eb.fn.coalesce('production.made_version', eb.lit(1)).as('version'))
    .where('episodes.child_id', '=', childId)
    .where('production.video_path', 'is not', null)
    .orderBy((eb) => eb.fn.coalesce('episodes.happened_on', eb.cast('episodes.created_at', 'date')))
    .orderBy('episodes.episode_number')
    .execute();
  return rows.map((row) => ({ ...row, year: yearOf(row.happened_on, row.created_at) }));
}

export type FilmOfYear = Awaited<ReturnType<typeof findFilmsOfYears>>[number];

/** The films of years of a child, made or in the making. */
export const listYearFilms = (tx: Tx, childId: string) =>
  tx
    .selectFrom('keepsakes')
    .selectAll()
    .where('child_id', '=', childId)
    .where('kind', '=', 'year-film')
    .execute();

import type { Tx } from '@milestoon/database';
import { seasonOf, yearOf } from '@milestoon/domain';
import type { EpisodeRow } from './episodes.repo.ts';

const files = ['path', 'rendition_path', 'poster_path', 'captions_path'] as const;

const pathsOf = (rows: readonly Record<(typeof files)[number], string | null>[]): string[] =>
  rows.flatMap((row) => Object.values(row)).filter((path) => path !== null);

/**
 * Books, posters and films that hold an episode, those of its season and its year among them, end with it: its words and
 * pictures are in there. Resolves to the paths of their files. What is just being made finds that it is not wanted any more.
 */
export async function forgetKeepsakes(
  tx: Tx,
  episode: Pick<EpisodeRow, 'id' | 'child_id' | 'episode_number' | 'happened_on' | 'created_at'>,
): Promise<string[]> {
  const { id, child_id, episode_number, happened_on, created_at } = episode;
  return pathsOf(
    await tx
      .deleteFrom('keepsakes')
      .where('child_id', '=', child_id)
      .where((eb) =>
        eb.or([
          eb('episode_id', '=', id),
          eb.and([
            eb('episode_id', 'is', null),
            eb('kind', '!=', 'year-film'),
            eb('season', '=', seasonOf(episode_number)),
          ]),
          eb.and([eb('kind', '=', 'year-film'), eb('season', '=', yearOf(happened_on, created_at))]),
          // Its day may have been another when the film was made.
          eb(eb.val(id), '=', eb.fn.any('holds')),
        ]),
      )
      .returning(files)
      .execute(),
  );
}

/** The same of the one keepsake in which the voices of its episodes are heard: the film of their season. */
export async function forgetSeasonFilm(
  tx: Tx,
  { child_id, episode_number }: Pick<EpisodeRow, 'child_id' | 'episode_number'>,
): Promise<string[]> {
  return pathsOf(
    await tx
      .deleteFrom('keepsakes')
      .where('child_id', '=', child_id)
      .where('episode_id', 'is', null)
      .where('kind', '=', 'season-film')
      .where('season', '=', seasonOf(episode_number))
      .returning(files)
      .execute(),
  );
}

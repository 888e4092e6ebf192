import type { Tx } from '@milestoon/database';
import { seasonOf } from '@milestoon/domain';
import type { EpisodeRow } from './episodes.repo.ts';

/**
 * Books and posters that hold an episode, the book of its season among them, end with it: its words and pictures are in
 * there. Resolves to the paths of their files. What is just being made finds that it is not wanted any more.
 */
export async function forgetKeepsakes(
  tx: Tx,
  { id, child_id, episode_number }: Pick<EpisodeRow, 'id' | 'child_id' | 'episode_number'>,
): Promise<(string | null)[]> {
  const rows = await tx
    .deleteFrom('keepsakes')
    .where('child_id', '=', child_id)
    .where((eb) =>
      eb.or([
        eb('episode_id', '=', id),
        eb.and([eb('episode_id', 'is', null), eb('season', '=', seasonOf(episode_number))]),
      ]),
    )
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}

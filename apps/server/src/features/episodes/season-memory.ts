import type { Database } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import { type EpisodeMemory, screenplaySchema } from '@milestoon/story/screenplay';
import { recallStep } from '../../platform/queue/steps.ts';
import type { EpisodeToProduce } from './production.repo.ts';
import { subjectOf } from './job-key.ts';

/**
 * What the series remembers of the child's finished episodes before this one, oldest first: as far back as a
 * season, read from the stories as they were filmed last. A story that is no longer stored, or of another
 * release's form, is left out.
 */
export async function recallSeason(
  database: Database,
  episode: Pick<EpisodeToProduce, 'child_id' | 'user_id' | 'episode_number'>,
): Promise<EpisodeMemory[]> {
  const before = await database.asWorker('an episode looks back on those before it', (tx) =>
    tx
      .selectFrom('episodes')
      .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
      .select(['episodes.id', 'production.made_version'])
      .where('episodes.child_id', '=', episode.child_id)
      .where('episodes.user_id', '=', episode.user_id)
      .where('episodes.status', '=', 'completed')
      .where('episode_number', '<', episode.episode_number)
      .where('episode_number', '>', episode.episode_number - limits.episodesPerSeason)
      .orderBy('episode_number')
      .execute(),
  );
  const stories = await Promise.all(
    before.map(({ id, made_version }) =>
      recallStep(database, subjectOf(id, made_version ?? 1), 'screenplay'),
    ),
  );
  // Where nothing is looked back on, the writer need not be loaded.
  if (before.length === 0) return [];
  const { rememberEpisode } = await import('@milestoon/story');
  return stories.flatMap((stored) => {
    const { data } = screenplaySchema.safeParse(stored);
    const memory = data && rememberEpisode(data);
    return memory ? [memory] : [];
  });
}

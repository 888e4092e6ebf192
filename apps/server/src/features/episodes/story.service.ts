import type { Episode, Story, StoryChange } from '@milestoon/contract';
import { type Screenplay, screenplaySchema } from '@milestoon/story/screenplay';
import { AppError, notFound } from '../../platform/errors.ts';
import { recallStep, rememberStep } from '../../platform/queue/steps.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { havingOneMade, requireRoom } from './episode-room.ts';
import { newVersionOf, toEpisode } from './episode-views.ts';
import { type EpisodeRow, findEpisode } from './episodes.repo.ts';
import { subjectOf } from './job-key.ts';
import { queueProduction } from './production.service.ts';

/** The story of the version that is wanted last, made or not. */
export async function readScreenplay({ database }: Services, row: EpisodeRow): Promise<Screenplay> {
  const known = await recallStep(database, subjectOf(row.id, row.version ?? 1), 'screenplay');
  if (known === undefined) throw notFound();
  return screenplaySchema.parse(known);
}

/** As it is in the film, or will be in the version that is being made. */
export const wantsWordsInPicture = (row: EpisodeRow): boolean =>
  (newVersionOf(row) === null && row.status === 'completed'
    ? row.made_words_in_picture
    : row.words_in_picture) === true;

/** @throws AppError NOT_FOUND, also while the story is still being written */
export async function getStory(services: Services, actor: SessionActor, id: string): Promise<Story> {
  const row = await services.database.asUser(actor, (tx) => findEpisode(tx, id));
  const { toStory } = await import('./story-edit.ts');
  return toStory(await readScreenplay(services, row), {
    version: row.version ?? 1,
    wordsInPicture: wantsWordsInPicture(row),
  });
}

/**
 * Has a new version made of a changed story. The finished one stays until the new one is ready; while one is
 * being made, another change is refused, so that nobody watches a film that follows neither of two changes.
 *
 * @throws AppError NOT_FOUND; SUBSCRIPTION_REQUIRED; CONFLICT unless the episode is finished, nothing is being made and the change
 *   was begun from the present version; TOO_MANY_REQUESTS while too many wait; what `changeStory` throws. Nothing is
 *   stored then.
 */
export async function changeEpisode(
  services: Services,
  actor: SessionActor,
  change: StoryChange,
): Promise<Episode> {
  const { database, ports } = services;
  const row = await database.asUser(actor, (tx) => findEpisode(tx, change.id));
  if (!(await ports.isSubscribed(actor))) throw new AppError('SUBSCRIPTION_REQUIRED');
  requireFinished(row);
  if (row.version !== change.version) throw outdated();
  const { changeStory } = await import('./story-edit.ts');
  const screenplay = changeStory(await readScreenplay(services, row), change, row.title);

  return makeVersion(services, actor, row, {
    screenplay,
    wordsInPicture: change.wordsInPicture ?? wantsWordsInPicture(row),
  });
}

const outdated = (): AppError =>
  new AppError('CONFLICT', { userMessage: ({ episodes }) => episodes.editor.outdated });

/** @throws AppError CONFLICT unless the episode is finished and nothing is being made */
export function requireFinished(row: EpisodeRow): void {
  if (row.status !== 'completed' || newVersionOf(row) === 'making')
    throw new AppError('CONFLICT', { userMessage: ({ episodes }) => episodes.editor.underWay });
}

interface NextVersion {
  /** Missing: it is written anew, from the words. */
  screenplay?: Screenplay;
  wordsInPicture: boolean;
  /** The family's, instead of those it had: corrections of moments go with the old ones. */
  words?: string;
}

/**
 * Has the next version of a finished episode made, from a screenplay or from other words.
 *
 * @throws AppError CONFLICT when it was counted up meanwhile; TOO_MANY_REQUESTS while too many wait
 */
export async function makeVersion(
  services: Services,
  actor: SessionActor,
  row: EpisodeRow,
  { screenplay, wordsInPicture, words }: NextVersion,
): Promise<Episode> {
  const { database, storage, now } = services;
  const before = row.version ?? 1;
  const version = before + 1;
  const write = (): Promise<void> =>
    database.asWorker('a changed story and its version are written together', async (tx) => {
      const counted = await tx
        .updateTable('episode_productions')
        .set({
          version,
          words_in_picture: wordsInPicture,
          ...(words !== undefined && { corrections: null }),
          step: null,
          share: 0,
          seconds_left: null,
          failure: null,
          updated_at: now(),
        })
        .where('episode_id', '=', row.id)
        .where('user_id', '=', actor.id)
        .where('version', '=', before)
        .executeTakeFirst();
      // Two changes at once: the second finds the version of the first.
      if (counted.numUpdatedRows === 0n) throw outdated();
      if (words !== undefined)
        await tx
          .updateTable('episodes')
          .set({ description: words, updated_at: now() })
          .where('id', '=', row.id)
          .execute();
      if (screenplay) await rememberStep(tx, subjectOf(row.id, version), 'screenplay', screenplay);
    });
  await havingOneMade(services, actor, async () => {
    await database.asUser(actor, (tx) => requireRoom(services, tx));
    await write();
  });
  try {
    await queueProduction(services, { id: row.id, owner: actor.id, version });
  } catch (error) {
    services.log.error({ episode: row.id, err: error }, 'a new version could not be queued');
    await database.asUser(actor, (tx) =>
      tx
        .updateTable('episode_productions')
        .set({ failure: 'not queued', updated_at: now() })
        .where('episode_id', '=', row.id)
        .execute(),
    );
  }
  return database.asUser(actor, async (tx) => toEpisode(storage, await findEpisode(tx, row.id)));
}

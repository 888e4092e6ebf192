import type { Episode } from '@milestoon/contract';
import { reviewRequest } from '@milestoon/story/screenplay';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { findEpisode } from './episodes.repo.ts';
import { findEpisodeAsAsked } from './production.repo.ts';
import { drawingOf } from './storyboard.service.ts';
import { makeVersion, requireFinished, wantsWordsInPicture } from './story.service.ts';

/**
 * Has a new version made of other words, for an episode of whose words nothing could be shown. Title, day and photos
 * stay, and the film there is until the new one is ready.
 *
 * @throws AppError NOT_FOUND; SUBSCRIPTION_REQUIRED; UNSUITABLE for words that no film for a child is made of; CONFLICT
 *   unless the episode is finished, nothing is being made and its story shows nothing; TOO_MANY_REQUESTS
 */
export async function rewriteEpisode(
  services: Services,
  actor: SessionActor,
  { id, description }: { id: string; description: string },
): Promise<Episode> {
  const { database, ports } = services;
  const row = await database.asUser(actor, (tx) => findEpisode(tx, id));
  if (!(await ports.isSubscribed(actor))) throw new AppError('SUBSCRIPTION_REQUIRED');
  requireFinished(row);
  const refusal = reviewRequest({ title: row.title, description });
  if (refusal)
    throw new AppError('UNSUITABLE', {
      message: `story refused: ${refusal.reason}`,
      userMessage: refusal.userMessage,
    });
  const asked = await findEpisodeAsAsked(database, row.id);
  if (!asked) throw notFound();
  const drawn = await drawingOf(services, actor.id, asked);
  // What can be shown is corrected, moment by moment, and keeps what relatives have told.
  if (drawn?.understood?.moments.length) throw new AppError('CONFLICT');
  return makeVersion(services, actor, row, {
    wordsInPicture: wantsWordsInPicture(row),
    words: description,
  });
}

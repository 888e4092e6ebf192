import { startAvatars } from './features/children/avatars.service.ts';
import { retryEpisode } from './features/episodes/episodes.service.ts';
import { makeTrailerAgain } from './features/episodes/trailer.repo.ts';
import { AppError } from './platform/errors.ts';
import type { GivenUpJob } from './platform/queue/given-up.ts';
import type { Services } from './platform/services.ts';

/** The episode is gone, or its parent was faster. */
const nothingLeft = (error: unknown): false => {
  if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT')) return false;
  throw error;
};

/**
 * Begins given-up work anew, by the part it belongs to: what was marked as failed waits again, within the limits of its
 * owner and in their turn. False when nothing is left to do or it is under way already.
 */
export async function tryAgain(
  services: Services,
  publishAgain: (publicationId: string) => Promise<boolean>,
  job: GivenUpJob,
): Promise<boolean> {
  switch (job.name) {
    case 'draw-avatars':
    case 'request-avatars':
      return startAvatars(services, job.data.childId);
    case 'produce-episode':
    case 'request-episode': {
      if (job.owner === null) return false;
      const again = retryEpisode(services, { id: job.owner }, job.data.episodeId);
      return again.then(() => true).catch(nothingLeft);
    }
    case 'make-trailer':
      return makeTrailerAgain(services, job.data.episodeId);
    case 'publish-episode':
      return publishAgain(job.data.publicationId);
    case 'notify-automation':
      return false; // forgotten when it was given up
    default:
      return services.queue.send(job.name, job.data, { key: job.key, owner: job.owner });
  }
}

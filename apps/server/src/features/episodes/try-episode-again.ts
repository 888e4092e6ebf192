import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { retryEpisode } from './episodes.service.ts';

/**
 * Has a failed episode made anew. False when it is gone, or its parent was faster.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function tryEpisodeAgain(
  services: Services,
  episodeId: string,
  owner: string | null,
): Promise<boolean> {
  if (owner === null) return false;
  try {
    await retryEpisode(services, { id: owner }, episodeId);
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT')) return false;
    throw error;
  }
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { forgetSteps } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';

/** Under which name the steps of an episode are remembered. */
export const subjectOf = (episodeId: string): string => `episode:${episodeId}`;

/** Where an episode is made on this machine. */
export const workDirectory = (config: Config, episodeId: string): string =>
  path.join(config.dataDirectory, 'work', episodeId);

export const queueProduction = (services: Services, episodeId: string): Promise<boolean> =>
  services.queue.send('produce-episode', { episodeId }, episodeId);

/** Stops making an episode and forgets what was half made. */
export async function abandonProduction(services: Services, episodeId: string): Promise<void> {
  await services.queue.cancel('produce-episode', episodeId);
  await forgetSteps(services.database, subjectOf(episodeId));
  await fs.rm(workDirectory(services.config, episodeId), { recursive: true, force: true });
}

/**
 * Queues the episodes that wait without a job: a process that dies between writing an episode and
 * queueing it leaves one. Jobs are not queued in the writing transaction because the request's database
 * role has no business in the queue.
 */
export async function queueForgottenEpisodes(services: Services): Promise<void> {
  const waiting = await services.database.asWorker('episodes without a job are queued at start', (tx) =>
    tx.selectFrom('episodes').select(['id', 'updated_at']).where('status', '=', 'processing').execute(),
  );
  for (const episode of waiting) {
    const isUnderWay = await services.queue.isUnderWay('produce-episode', episode.id, episode.updated_at);
    if (!isUnderWay) await queueProduction(services, episode.id);
  }
}

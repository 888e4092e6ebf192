import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { forgetSteps } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';
import { jobKey, subjectOf } from './job-key.ts';
import { folderOf, isToBeMade } from './production.repo.ts';

/** Scratch: what is lost here is made again, on this machine or another. */
export const workFolder = (config: Config): string => path.join(config.dataDirectory, 'work');

/** Where an episode is made on this machine. */
export const workDirectory = (config: Config, episodeId: string): string =>
  path.join(workFolder(config), episodeId);

const trailerEnding = '-trailer';
const renditionEnding = '-rendition';

/** Where its trailer is made. */
export const trailerDirectory = (config: Config, episodeId: string): string =>
  path.join(workFolder(config), `${episodeId}${trailerEnding}`);

/** Where the smaller rendition of a film that has none is made. */
export const renditionDirectory = (config: Config, episodeId: string): string =>
  path.join(workFolder(config), `${episodeId}${renditionEnding}`);

/** The episode that is made in a folder of this name. */
export function episodeOfWork(name: string): string {
  const ending = [trailerEnding, renditionEnding].find((each) => name.endsWith(each));
  return ending ? name.slice(0, -ending.length) : name;
}

export const queueProduction = (
  { queue }: Services,
  { id, owner, version }: { id: string; owner: string; version: number },
): Promise<boolean> => queue.send('produce-episode', { episodeId: id }, { key: jobKey(id, version), owner });

const ownerAndVersion = ({ database }: Services, episodeId: string) =>
  database.asWorker('the jobs of an episode are known by its versions', (tx) =>
    tx
      .selectFrom('episodes')
      .leftJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
      .select(['episodes.id', 'episodes.user_id', 'production.version'])
      .where('episodes.id', '=', episodeId)
      .executeTakeFirst(),
  );

/** What `rm` says of a folder into which something was written meanwhile. */
const isFilledAgain = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';

/**
 * Deletes a folder in which somebody may still be at work. Whoever is, was told to stop, and deletes what they wrote
 * since then.
 */
async function deleteFromUnder(directory: string): Promise<void> {
  try {
    await fs.rm(directory, { recursive: true, force: true });
  } catch (error) {
    if (!isFilledAgain(error)) throw error;
  }
}

/** An episode without rows is deleted: what cannot be removed now, the sweep of files that no row knows of finds. */
async function forgetStored({ storage, log }: Services, folder: string): Promise<void> {
  try {
    await storage.removeFolder('episodes', folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(
      { reason },
      'files of an episode that is deleted could not be removed: they go with the next sweep',
    );
  }
}

/**
 * Stops making an episode that is about to be deleted, and forgets what was half made. Resolves to what does so once
 * more: to be called when its rows are gone, because what ended in between took the episode for one that stays.
 */
export async function abandonProduction(services: Services, episodeId: string): Promise<() => Promise<void>> {
  const episode = await ownerAndVersion(services, episodeId);
  const versions = Array.from({ length: episode?.version ?? 1 }, (_, i) => i + 1);
  const abandon = async (): Promise<void> => {
    for (const version of versions) {
      for (const job of ['produce-episode', 'make-trailer', 'make-rendition'] as const)
        await services.queue.cancel(job, jobKey(episodeId, version));
      await forgetSteps(services.database, subjectOf(episodeId, version));
    }
    for (const directory of [workDirectory, trailerDirectory, renditionDirectory])
      await deleteFromUnder(directory(services.config, episodeId));
  };
  await abandon();
  return async () => {
    await abandon();
    // What was put into the storage until its rows were gone was left there for another attempt.
    if (episode) await forgetStored(services, folderOf(episode));
  };
}

/**
 * Queues the episodes that wait without a job: a process that dies between writing an episode and
 * queueing it leaves one. Jobs are not queued in the writing transaction because the request's database
 * role has no business in the queue.
 */
export async function queueForgottenEpisodes(services: Services): Promise<void> {
  const waiting = await services.database.asWorker('episodes without a job are queued at start', (tx) =>
    tx
      .selectFrom('episodes')
      .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
      .select([
        'episodes.id',
        'episodes.user_id as owner',
        'version',
        'episodes.updated_at',
        'production.updated_at as changed_at',
        'automation_request',
      ])
      .where(isToBeMade)
      .execute(),
  );
  const { queue, ports } = services;
  for (const { id, owner, version, updated_at, changed_at, automation_request } of waiting) {
    const isFirst = version === 1;
    if (isFirst && automation_request !== null) continue; // an outside generator has it
    const since = isFirst ? updated_at : changed_at;
    const isUnderWay =
      (await queue.isUnderWay('produce-episode', jobKey(id, version), since)) ||
      (isFirst && (await queue.isUnderWay('request-episode', id, since)));
    if (isUnderWay) continue;
    if (isFirst) await ports.automation.processEpisode(id);
    else await queueProduction(services, { id, owner, version });
  }
}

import fs from 'node:fs/promises';
import type { Database } from '@milestoon/database';
import type { MadeTrailer } from '@milestoon/studio/production';
import type { Services } from '../../platform/services.ts';
import { listEpisodeFile } from '../../platform/storage/attachments.ts';
import { jobKey } from './job-key.ts';
import { holdEpisode } from './production.repo.ts';

const reason = 'trailers are made in the background';

export interface EpisodeWithoutTrailer {
  id: string;
  user_id: string;
  /** The version that was made last. */
  version: number;
}

/** Undefined when there is nothing to do (any more). */
export const findTrailerToMake = (
  database: Database,
  id: string,
): Promise<EpisodeWithoutTrailer | undefined> =>
  database.asWorker(reason, (tx) =>
    tx
      .selectFrom('episodes')
      .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
      .select(['episodes.id', 'episodes.user_id'])
      .select((eb) => eb.fn.coalesce('production.made_version', eb.lit(1)).as('version'))
      .where('episodes.id', '=', id)
      .where('trailer_wanted', '=', true)
      .executeTakeFirst(),
  );

/** The episode stays without a trailer. */
export const giveTrailerUp = (database: Database, id: string): Promise<void> =>
  database.asWorker(reason, async (tx) => {
    await tx
      .updateTable('episode_productions')
      .set({ trailer_wanted: false })
      .where('episode_id', '=', id)
      .execute();
  });

/** Has a trailer made that was given up. False when the episode is gone or has one. */
export const makeTrailerAgain = ({ database, queue }: Services, episodeId: string): Promise<boolean> =>
  database.asWorker(reason, async (tx) => {
    const wanted = await tx
      .updateTable('episode_productions')
      .set({ trailer_wanted: true })
      .where('episode_id', '=', episodeId)
      .where('made_version', 'is not', null)
      .where('trailer_path', 'is', null)
      .returning(['user_id as owner', 'made_version'])
      .executeTakeFirst();
    if (!wanted) return false;
    const place = { key: jobKey(episodeId, wanted.made_version ?? 1), owner: wanted.owner, within: tx };
    return queue.send('make-trailer', { episodeId }, place);
  });

/** Every version has a name of its own: browsers keep what they were once given under a name. */
const keyOf = ({ user_id, id, version }: EpisodeWithoutTrailer): string =>
  `user-${user_id}/${id}/trailer${version === 1 ? '' : `-${version}`}.mp4`;

/**
 * Moves a trailer into storage. Can be repeated. Of an episode that was deleted, or made anew, meanwhile, the file is
 * removed again: nobody waits for it.
 */
export async function keepTrailer(
  { database, storage, now }: Services,
  episode: EpisodeWithoutTrailer,
  file: string,
  { width, height }: MadeTrailer,
): Promise<void> {
  const key = keyOf(episode);
  const { size: bytes } = await fs.stat(file);
  await storage.putFile('episodes', key, file);
  const isThere = await database.asWorker(reason, async (tx) => {
    if (!(await holdEpisode(tx, episode.id))) return false;
    const updated = await tx
      .updateTable('episode_productions')
      .set({ trailer_path: key, trailer_wanted: false, updated_at: now() })
      .where('episode_id', '=', episode.id)
      .where((eb) => eb(eb.fn.coalesce('made_version', eb.lit(1)), '=', episode.version))
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return false;
    await listEpisodeFile(tx, {
      path: key,
      userId: episode.user_id,
      contentType: 'video/mp4',
      bytes,
      width,
      height,
    });
    return true;
  });
  if (!isThere) await storage.remove('episodes', key);
}

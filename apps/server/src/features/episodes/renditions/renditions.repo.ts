import fs from 'node:fs/promises';
import type { Database, Tx } from '@milestoon/database';
import { smallerSize } from '@milestoon/studio/rendition';
import { sql } from 'kysely';
import type { JobName } from '../../../platform/queue/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { listEpisodeFile } from '../../../platform/storage/attachments.ts';
import { jobKey } from '../job-key.ts';
import { holdEpisode, keyOf } from '../production.repo.ts';

const reason = 'films of before get a smaller rendition in the background';

/** What keeps processors busy: before it is done nothing is begun that nobody has asked for. */
const heavy: JobName[] = [
  'draw-avatars',
  'produce-episode',
  'make-trailer',
  'make-keepsake',
  'publish-episode',
  'make-rendition',
];

export type FilmWithoutRendition = NonNullable<Awaited<ReturnType<typeof findWithoutRendition>>>;

const withoutRendition = (tx: Tx) =>
  tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select(['episodes.id', 'episodes.user_id', 'production.video_path'])
    // The version that was made last.
    .select((eb) => eb.fn.coalesce('production.made_version', eb.lit(1)).as('version'))
    .where('children.deleted_at', 'is', null)
    .where('production.video_path', 'is not', null)
    .where('production.rendition_path', 'is', null)
    .where('production.rendition_wanted', '=', true)
    .where('production.width', '>=', 2 * smallerSize.width)
    .where('production.height', '>=', 2 * smallerSize.height);

/** Undefined when there is nothing to do (any more). */
export const findWithoutRendition = (database: Database, id: string) =>
  database.asWorker(reason, (tx) => withoutRendition(tx).where('episodes.id', '=', id).executeTakeFirst());

const isBusy = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql`select from pgboss.job
    where name = any(${heavy}) and state in ('created', 'retry', 'active') limit 1`.execute(tx);
  return rows.length > 0;
};

const queueFilm = (
  { queue }: Pick<Services, 'queue'>,
  { id, user_id: owner, version }: FilmWithoutRendition,
): Promise<boolean> => queue.send('make-rendition', { episodeId: id }, { key: jobKey(id, version), owner });

/** Has the youngest film without a smaller rendition get one, if nothing else is to be made. */
export async function queueRendition(services: Pick<Services, 'database' | 'queue'>): Promise<boolean> {
  const film = await services.database.asWorker(reason, async (tx) =>
    (await isBusy(tx))
      ? undefined
      : withoutRendition(tx).orderBy('episodes.created_at', 'desc').limit(1).executeTakeFirst(),
  );
  return film !== undefined && queueFilm(services, film);
}

const setWanted = (database: Database, id: string, isWanted: boolean) =>
  database.asWorker(reason, (tx) =>
    tx
      .updateTable('episode_productions')
      .set({ rendition_wanted: isWanted })
      .where('episode_id', '=', id)
      .execute(),
  );

/** The film stays as it is. */
export const giveRenditionUp = (database: Database, id: string) => setWanted(database, id, false);

/** Has one made that was given up. False when the film is gone or has one. */
export async function makeRenditionAgain(services: Services, episodeId: string): Promise<boolean> {
  await setWanted(services.database, episodeId, true);
  const film = await findWithoutRendition(services.database, episodeId);
  return film !== undefined && queueFilm(services, film);
}

/**
 * Moves a rendition into storage. Can be repeated. Of a film that was deleted, or made anew, meanwhile, the file is
 * removed again.
 */
export async function keepRendition(
  { database, storage, now, ports }: Services,
  film: FilmWithoutRendition,
  file: string,
): Promise<void> {
  const key = keyOf(film, 'rendition');
  const { size: bytes } = await fs.stat(file);
  await storage.putFile('episodes', key, file);
  const isThere = await database.asWorker(reason, async (tx) => {
    if (!(await holdEpisode(tx, film.id))) return false;
    const updated = await tx
      .updateTable('episode_productions')
      .set({ rendition_path: key, updated_at: now() })
      .where('episode_id', '=', film.id)
      .where((eb) => eb(eb.fn.coalesce('made_version', eb.lit(1)), '=', film.version))
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return false;
    await listEpisodeFile(tx, {
      path: key,
      userId: film.user_id,
      contentType: 'video/mp4',
      bytes,
      ...smallerSize,
    });
    return true;
  });
  if (!isThere) return storage.remove('episodes', key);
  await ports.sharingChanged(film.user_id);
}

import type { FilmHellosTable, Tx, WorkerTx } from '@milestoon/database';
import { type Insertable, sql } from 'kysely';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';

/** Hellos of one film that come within this after it was told of are told together. */
export const gatheredFor = 3 * 3_600_000;

type Deps = Pick<Services, 'database' | 'log' | 'now' | 'ports' | 'queue'>;

/** One after the other for a film: what is read from here on is what those before have written. */
const inTurn = (tx: Tx, episodeId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('hellos of a film'), hashtext(${episodeId}))`.execute(tx);

/** When the film was last told of, and how many hellos came since. */
async function untold(tx: Tx, episodeId: string): Promise<{ since: Date | null; hellos: number }> {
  const last = await tx
    .selectFrom('notifications')
    .select('created_at')
    .where('episode_id', '=', episodeId)
    .where('kind', '=', 'film-hello')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const since = last?.created_at ?? null;
  const { hellos } = await tx
    .selectFrom('film_hellos')
    .select((eb) => eb.fn.countAll<number>().as('hellos'))
    .where('episode_id', '=', episodeId)
    .$if(since !== null, (query) => query.where('created_at', '>', since))
    .executeTakeFirstOrThrow();
  return { since, hellos };
}

/**
 * Keeps a hello in the caller's transaction, and tells the parent of it: at once where nothing was told of the film for a
 * while, else together with those that come until then.
 */
export async function keepAndTell(
  { now, ports, queue }: Pick<Deps, 'now' | 'ports' | 'queue'>,
  tx: WorkerTx,
  hello: Omit<Insertable<FilmHellosTable>, 'created_at'>,
): Promise<void> {
  const { episode_id: episodeId, user_id: userId } = hello;
  await inTurn(tx, episodeId);
  const at = now();
  const { since, hellos } = await untold(tx, episodeId);
  const { id } = await tx
    .insertInto('film_hellos')
    .values({ ...hello, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const due = since && new Date(since.getTime() + gatheredFor);
  if (due === null || (hellos === 0 && due <= at))
    return ports.notify(tx, userId, { kind: 'film-hello', episodeId, once: id });
  const told = since?.toISOString() ?? '';
  const place = { key: `${episodeId}:${told}`, owner: userId, within: tx, notBefore: due };
  await queue.send('gather-hellos', { episodeId, since: told }, place);
}

/** Tells of the hellos of a film that came since it was last told of, as one. */
export const gatherHellosJob = ({ database, log, ports }: Deps): JobHandler<Jobs['gather-hellos']> => ({
  run: ({ episodeId, since }) =>
    database.asWorker('hellos of a film are told together', async (tx) => {
      await inTurn(tx, episodeId);
      const episode = await tx
        .selectFrom('episodes')
        .select('user_id')
        .where('id', '=', episodeId)
        .executeTakeFirst();
      const { hellos } = await untold(tx, episodeId);
      if (!episode || hellos === 0) return;
      const once = `since ${since}`;
      await ports.notify(tx, episode.user_id, {
        kind: 'film-hello',
        episodeId,
        once,
        ...(hellos > 1 && { hellos }),
      });
    }),
  async failed({ episodeId }) {
    log.error({ episode: episodeId }, 'hellos of a film could not be told');
  },
});

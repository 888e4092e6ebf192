import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Json, Session } from '../../testing/test-server.ts';
import { gatheredFor, gatherHellosJob } from './gather-hellos.ts';
import { guestOf, linkOfEpisode, sharingScene, type SharingScene, tokenOf } from './sharing.testing.ts';

let scene: SharingScene;
before(async () => {
  scene = await sharingScene();
});
after(() => scene.close());

interface Queued {
  id: string;
  data: { episodeId: string; since: string };
  dueIn: number;
}

/** A film that is shared: what its guests send, and what its parent is told. */
async function sharedFilm() {
  const { server } = scene;
  const { session, episodeId } = await scene.parent();
  const token = tokenOf(await scene.share(session, linkOfEpisode(episodeId)));
  const { films } = (await (await guestOf(server, token).look()).json()) as Json;
  const owned = <T>(work: Parameters<typeof server.database.asOwner<T>>[1]) =>
    server.database.asOwner('test', work);
  const queued = async (): Promise<Queued[]> =>
    (
      await owned((tx) =>
        sql<Queued>`select id, data, extract(epoch from start_after - now())::float8 * 1000 as "dueIn"
          from pgboss.job where name = 'gather-hellos' and state = 'created'
           and data ->> 'episodeId' = ${episodeId}`.execute(tx),
      )
    ).rows;
  return {
    episodeId,
    queued,
    hello: async (from: string): Promise<void> => {
      const sent = await guestOf(server, token, from).hello(films[0].key, { text: 'Lovely!' });
      assert.equal(sent.status, 200);
    },
    told: () => toldTo(session),
    /** The queue has come to them. */
    async gather(): Promise<void> {
      const job = gatherHellosJob(server.services);
      for (const { id, data } of await queued()) {
        await job.run(data, { signal: new AbortController().signal, log: server.services.log });
        await owned((tx) => sql`update pgboss.job set state = 'completed' where id = ${id}`.execute(tx));
      }
    },
    async whileLater(): Promise<void> {
      const before = sql<Date>`created_at - interval '3 hours'`;
      await owned((tx) =>
        tx
          .updateTable('notifications')
          .set({ created_at: before })
          .where('episode_id', '=', episodeId)
          .execute(),
      );
      await owned((tx) =>
        tx
          .updateTable('film_hellos')
          .set({ created_at: before })
          .where('episode_id', '=', episodeId)
          .execute(),
      );
    },
  };
}

/** How many hellos each notification tells of, the newest first; and how many mails wait. */
async function toldTo(session: Session): Promise<{ hellos: number[]; mails: number }> {
  const { items } = (await scene.server.call(session, 'GET', '/api/notifications')).body;
  const told = items.filter(({ kind }: Json) => kind === 'film-hello');
  const { rows } = await scene.server.database.asOwner('test', (tx) =>
    sql`select from pgboss.job where name = 'mail-notification'
         and data ->> 'notificationId' = any(${told.map(({ id }: Json) => id)})`.execute(tx),
  );
  return { hellos: told.map(({ hellos }: Json) => hellos ?? 1), mails: rows.length };
}

test('the first hello of a film is told at once, those after it as one', async () => {
  const film = await sharedFilm();
  await Promise.all(Array.from({ length: 8 }, (_, i) => film.hello(`10.21.0.${i}`)));
  assert.deepEqual(await film.told(), { hellos: [1], mails: 1 });
  const [job, ...others] = await film.queued();
  assert.deepEqual(others, []);
  assert.ok(job && job.dueIn > gatheredFor - 60_000 && job.dueIn <= gatheredFor, `due in ${job?.dueIn}`);
  await film.whileLater();
  await film.gather();
  assert.deepEqual(await film.told(), { hellos: [7, 1], mails: 2 });
  await film.gather();
  assert.deepEqual(await film.told(), { hellos: [7, 1], mails: 2 }, 'told once');
});

test('what comes after that waits again, and is told at once when it was quiet', async () => {
  const film = await sharedFilm();
  await film.hello('10.22.0.1');
  await film.hello('10.22.0.2');
  await film.whileLater();
  await film.hello('10.22.0.3');
  assert.deepEqual((await film.told()).hellos, [1], 'whoever waits is told with them');
  await film.gather();
  await film.hello('10.22.0.4');
  assert.deepEqual((await film.told()).hellos, [2, 1]);
  await film.gather();
  await film.whileLater();
  assert.deepEqual((await film.told()).hellos, [1, 2, 1]);
  await film.hello('10.22.0.5');
  assert.deepEqual(await film.told(), { hellos: [1, 1, 2, 1], mails: 4 });
  assert.deepEqual(await film.queued(), []);
});

test('hellos that their parent has removed are not told any more', async () => {
  const film = await sharedFilm();
  await film.hello('10.23.0.1');
  await film.hello('10.23.0.2');
  await scene.server.database.asWorker('test', (tx) =>
    tx.deleteFrom('film_hellos').where('episode_id', '=', film.episodeId).execute(),
  );
  await film.gather();
  assert.deepEqual((await film.told()).hellos, [1]);
});

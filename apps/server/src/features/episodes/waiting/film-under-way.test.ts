import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newEpisode } from '@milestoon/database/testing';
import { addMadeFilm } from '../../../testing/made-film.ts';
import { childWithAvatar, createEpisode, episodeStatus } from '../../../testing/scenes.ts';
import { smallProduction } from '../../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
const direct = Promise.withResolvers<void>();
const finish = Promise.withResolvers<void>();
before(async () => {
  server = await testServer({
    async produce(request, host) {
      host.progress('screenplay', 0);
      await direct.promise;
      host.lengthKnown?.(200);
      host.progress('film', 0);
      await finish.promise;
      return smallProduction(request, host);
    },
  });
});
after(async () => {
  direct.resolve();
  finish.resolve();
  await server.close();
});

/** The seconds that are left, once at least so many are told; wakes at every change. */
async function leftOf(session: Session, id: string, least: number): Promise<number> {
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    try {
      const { body } = await server.call(session, 'GET', `/api/episodes/${id}`);
      const left: number | null = body.progress.secondsLeft;
      if (left !== null && left >= least) return left;
      await changed.promise;
    } finally {
      stop();
    }
  }
}

test('a film is told what films take as soon as it is begun, and by its length when that is known', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const made = await newEpisode(server.database, { id: child.id, user_id: session.id });
  await server.database.asWorker('test', (tx) =>
    tx.insertInto('episode_productions').values({ episode_id: made.id, user_id: session.id }).execute(),
  );
  await addMadeFilm(server.database, made.id, { phases: [10, 80, 10], length: 50 });

  const { id } = await createEpisode(server, session, child.id);
  const atFirst = await leftOf(session, id, 1);
  assert.ok(atFirst > 80 && atFirst <= 100, `${atFirst} instead of the 100 that the film before took`);
  direct.resolve();
  const directed = await leftOf(session, id, 101);
  assert.ok(
    directed > 320 && directed <= 340,
    `${directed} instead of 340: four times as much is to be drawn`,
  );
  finish.resolve();
  await episodeStatus(server, session, id, ['completed']);
});

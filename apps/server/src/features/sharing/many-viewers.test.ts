import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Json } from '../../testing/test-server.ts';
import { guestOf, linkOfEpisode, sharingScene, type SharingScene, tokenOf } from './sharing.testing.ts';

let scene: SharingScene;
before(async () => {
  scene = await sharingScene();
});
after(() => scene.close());

const viewsOf = async (session: Json, address: string): Promise<number> =>
  (await scene.server.call(session, 'GET', address)).body.views;

/** Whoever asks for any of these tables meanwhile is refused. */
async function without(tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const rename = (from: string, to: string) =>
    scene.server.database.asOwner('test', (tx) =>
      sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(tx),
    );
  for (const table of tables) await rename(table, `${table}_away`);
  try {
    await work();
  } finally {
    for (const table of tables) await rename(`${table}_away`, table);
  }
}

test('five hundred who watch one film ask the database nothing, and are counted all the same', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const address = linkOfEpisode(episodeId);
  const token = tokenOf(await share(session, address));
  const { films } = (await (await guestOf(server, token).look()).json()) as Json;
  const statuses = new Map<number, number>();
  await without(['watch_links', 'episodes', 'rate_limits'], async () => {
    for (let i = 0; i < 500; i += 1) {
      const guest = guestOf(server, token, `10.8.${i >> 8}.${i & 255}`);
      const looked = await guest.look();
      await looked.body?.cancel();
      const { videoUrl, renditionUrl } = (await (await guest.watch(films[0].key)).json()) as Json;
      // Half of them on small screens.
      const part = await server.fetch(i % 2 === 0 ? videoUrl : renditionUrl, {
        headers: { range: 'bytes=0-3' },
      });
      await part.body?.cancel();
      for (const { status } of [looked, part]) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  assert.deepEqual([...statuses].toSorted(), [
    [200, 500],
    [206, 500],
  ]);
  assert.equal(await viewsOf(session, address), 500);
});

test('of bounded views each is counted at once, and the link is looked up again only when it is used up', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const address = linkOfEpisode(episodeId);
  const token = tokenOf(await share(session, address, { viewsLeft: 3 }));
  const { films } = (await (await guestOf(server, token).look()).json()) as Json;
  const watch = async (): Promise<number> => {
    const answer = await guestOf(server, token).watch(films[0].key);
    await answer.body?.cancel();
    return answer.status;
  };
  await without(['episodes', 'rate_limits'], async () => {
    for (let i = 0; i < 2; i += 1) {
      assert.equal(await watch(), 200);
      assert.equal((await guestOf(server, token).look()).status, 200);
    }
  });
  assert.equal(await viewsOf(session, address), 2);
  assert.equal(await watch(), 200);
  assert.equal((await guestOf(server, token).look()).status, 404);
  assert.equal(await watch(), 404);
  assert.equal(await viewsOf(session, address), 3);
});

test('what is closed is closed at once, however many watch', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const address = linkOfEpisode(episodeId);
  const guest = guestOf(server, tokenOf(await share(session, address)));
  const { films } = (await (await guest.look()).json()) as Json;
  const { videoUrl } = (await (await guest.watch(films[0].key)).json()) as Json;
  assert.equal((await server.fetch(videoUrl)).status, 200);
  await share(session, address, { visibility: 'private' });
  assert.equal((await guest.look()).status, 404);
  assert.equal((await server.fetch(videoUrl)).status, 404);
});

test('another process hears of it', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const heard = Promise.withResolvers<string | null>();
  const stop = server.services.queue.signals.onSharing((userId) => {
    if (userId === session.id) heard.resolve(userId);
  });
  await share(session, linkOfEpisode(episodeId));
  assert.equal(await heard.promise, session.id);
  stop();
});

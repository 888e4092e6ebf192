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

test('five hundred who watch one film ask the database nothing, and are counted all the same', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const address = linkOfEpisode(episodeId);
  const token = tokenOf(await share(session, address));
  const { films } = (await (await guestOf(server, token).look()).json()) as Json;
  const rename = (from: string, to: string) =>
    server.database.asOwner('test', (tx) =>
      sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(tx),
    );
  // Whoever asks for any of these now is refused.
  const tables = ['watch_links', 'episodes', 'rate_limits'];
  for (const table of tables) await rename(table, `${table}_away`);
  const statuses = new Map<number, number>();
  try {
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
  } finally {
    for (const table of tables) await rename(`${table}_away`, table);
  }
  assert.deepEqual([...statuses].toSorted(), [
    [200, 500],
    [206, 500],
  ]);
  assert.equal(await viewsOf(session, address), 500);
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

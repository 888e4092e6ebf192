import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guestLimits } from '@milestoon/domain';
import type { Json, Session } from '../../testing/test-server.ts';
import { guestOf, linkOfEpisode, sharingScene, type SharingScene, tokenOf } from './sharing.testing.ts';

let scene: SharingScene;
before(async () => {
  scene = await sharingScene();
});
after(() => scene.close());

const json = async (answer: Promise<Response>): Promise<Json> => (await answer).json();
const viewsOf = async (session: Session, address: string): Promise<Json> => {
  const { views, viewsLeft } = (await scene.server.call(session, 'GET', address)).body;
  return { views, viewsLeft };
};

test('a film that is begun is counted once, and again by whoever comes without the pass', async () => {
  const { session, episodeId } = await scene.parent();
  const address = linkOfEpisode(episodeId);
  const guest = guestOf(scene.server, tokenOf(await scene.share(session, address, { viewsLeft: 3 })));
  const { films } = await json(guest.look());
  assert.deepEqual(await viewsOf(session, address), { views: 0, viewsLeft: 3 }, 'a look is no view');
  const { again } = await json(guest.watch(films[0].key));
  assert.equal((await json(guest.watch(films[0].key, { again }))).again, again);
  assert.deepEqual(await viewsOf(session, address), { views: 1, viewsLeft: 2 });
  await guest.watch(films[0].key, { again: `${again.slice(0, -1)}${again.endsWith('A') ? 'B' : 'A'}` });
  await guest.watch(films[0].key);
  assert.deepEqual(await viewsOf(session, address), { views: 3, viewsLeft: 0 });
  assert.equal((await guest.watch(films[0].key)).status, 404);
  assert.equal((await guest.watch(films[0].key, { again })).status, 200, 'who watches may go on');
});

test('a bound that is set while somebody watches holds at once: what was given without one opens nothing more', async () => {
  const { session, episodeId } = await scene.parent();
  const address = linkOfEpisode(episodeId);
  const guest = guestOf(scene.server, tokenOf(await scene.share(session, address)), '10.7.45.1');
  const { films } = await json(guest.look());
  const film = films[0].key;
  const first = await json(guest.watch(film));
  const statusOf = async (url: string): Promise<number> => (await scene.server.fetch(url)).status;
  assert.equal(await statusOf(first.videoUrl), 200);
  await scene.share(session, address, { viewsLeft: 1 });
  assert.equal(await statusOf(first.videoUrl), 404);
  const counted = await json(guest.watch(film, { again: first.again }));
  assert.notEqual(counted.again, first.again, 'going on is a view that counts');
  assert.deepEqual(await viewsOf(session, address), { views: 2, viewsLeft: 0 });
  assert.equal(await statusOf(counted.videoUrl), 200);
  assert.equal((await guest.watch(film, { again: first.again })).status, 404);
  assert.equal((await guest.watch(film, { again: counted.again })).status, 200, 'who watches may go on');
  assert.equal(await statusOf(films[0].posterUrl ?? first.videoUrl), films[0].posterUrl ? 200 : 404);
});

test('of the last view only one guest of many gets it', async () => {
  const { session, episodeId } = await scene.parent();
  const token = tokenOf(await scene.share(session, linkOfEpisode(episodeId), { viewsLeft: 1 }));
  const { films } = await json(guestOf(scene.server, token).look());
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => guestOf(scene.server, token, `10.7.1.${i}`).watch(films[0].key)),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(7).fill(404)]);
});

test('ten thousand guesses of a code fail, from one place and from everywhere, and the link closes', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const address = linkOfEpisode(episodeId);
  const link = await share(session, address, { code: true });
  const token = tokenOf(link);
  const wrong = (i: number): string => String((Number(link.code) + 1 + i) % 1_000_000).padStart(6, '0');
  const statuses = new Map<number, number>();
  for (let i = 0; i < 10_000; i += 1) {
    // Most from a few addresses, the others from one each.
    const from = i % 25 === 0 ? `10.6.${i >> 8}.${i & 255}` : `10.5.0.${i % 10}`;
    const { status } = await guestOf(server, token, from).enter(wrong(i));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.deepEqual([...statuses].toSorted(), [
    [422, 10],
    [429, 9_990],
  ]);
  // Not even the right one now: whoever guesses learns nothing.
  assert.equal((await guestOf(server, token, '10.5.5.5').enter(link.code)).status, 429);
  const { wrongCodes } = (await server.call(session, 'GET', address)).body;
  assert.equal(wrongCodes, 10);

  // Somebody patient: a hundred in all close it, until its parent makes a new code.
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('watch_links')
      .set({ wrong_codes: guestLimits.wrongCodes })
      .where('episode_id', '=', episodeId)
      .execute(),
  );
  await server.services.ports.sharingChanged(session.id);
  assert.equal((await guestOf(server, token).look()).status, 404);
  const anew = await share(session, address, { code: true });
  assert.deepEqual([anew.wrongCodes, anew.url], [0, link.url]);
  assert.equal((await json(guestOf(server, token).look())).needsCode, true);
});

test('a right code keeps nobody of a large family out', async () => {
  const { session, episodeId } = await scene.parent();
  const link = await scene.share(session, linkOfEpisode(episodeId), { code: true });
  const guest = guestOf(scene.server, tokenOf(link));
  for (let i = 0; i < 15; i += 1) {
    assert.equal((await guest.enter('12')).status, 422);
    const { pass } = await json(guest.enter(` ${link.code.slice(0, 3)} ${link.code.slice(3)} `));
    assert.equal((await json(guest.look(pass))).films.length, 1);
  }
});

test('who is passed a link on sees what it opens, and nothing of who had it before', async () => {
  const { session, episodeId } = await scene.parent();
  const link = await scene.share(session, linkOfEpisode(episodeId), { code: true, viewsLeft: 2 });
  const [first, next] = ['10.7.44.1', '10.7.44.2'].map((at) => guestOf(scene.server, tokenOf(link), at));
  assert.ok(first && next);
  const { pass } = await json(first.enter(link.code));
  const { films } = await json(first.look(pass));
  await first.watch(films[0].key, { pass });
  await first.hello(films[0].key, { pass, name: 'Grandma Ana', text: 'So many ducks!' });

  const before = await json(next.look());
  assert.deepEqual([before.needsCode, before.films], [true, []], 'the code is not in the link');
  const own = await json(next.enter(link.code));
  const seen = await json(next.look(own.pass));
  assert.deepEqual([seen.films.length, seen.films[0].title], [1, 'First steps']);
  assert.ok(!/Ana|ducks/.test(JSON.stringify(seen)));
  assert.equal((await next.watch(films[0].key, { pass: own.pass })).status, 200);
  assert.deepEqual(await viewsOf(session, linkOfEpisode(episodeId)), { views: 2, viewsLeft: 0 });
  assert.equal(
    (await next.watch(films[0].key, { pass: own.pass })).status,
    404,
    'no more than its parent gave',
  );
});

test('whoever looks too often waits', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 121; i += 1) {
    const answer = await guestOf(scene.server, String(i), '10.9.8.7').look();
    statuses.add(answer.status);
    if (i < 120) assert.equal(answer.status, 404);
  }
  assert.deepEqual([...statuses], [404, 429]);
});

test('hellos and links are in the copy of the account, without what opens them', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const link = await share(session, linkOfEpisode(episodeId), { code: true, days: 30 });
  const guest = guestOf(server, tokenOf(link), '10.7.6.1');
  const { pass } = await json(guest.enter(link.code));
  const { films } = await json(guest.look(pass));
  await guest.hello(films[0].key, { pass, name: 'Ana', text: 'Lovely!' });
  const rows = await server.database.asUser(session, async (tx) => ({
    links: await tx
      .selectFrom('watch_links')
      .select(['episode_id', 'views', 'visibility', 'views_left'])
      .execute(),
    hellos: await tx.selectFrom('film_hellos').select(['name', 'text']).execute(),
  }));
  assert.deepEqual(rows, {
    links: [{ episode_id: episodeId, views: 0, visibility: 'unlisted', views_left: null }],
    hellos: [{ name: 'Ana', text: 'Lovely!' }],
  });
});

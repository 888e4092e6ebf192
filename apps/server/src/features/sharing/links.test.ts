import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, finishedEpisode } from '../../testing/scenes.ts';
import type { Json, Session } from '../../testing/test-server.ts';
import {
  guestOf,
  linkOfChild,
  linkOfEpisode,
  sharingScene,
  type SharingScene,
  tokenOf,
} from './sharing.testing.ts';

let scene: SharingScene;
before(async () => {
  scene = await sharingScene();
});
after(() => scene.close());

const day = 86_400_000;
const closed = {
  visibility: 'private',
  url: null,
  endsAt: null,
  viewsLeft: null,
  code: null,
  wrongCodes: 0,
  views: 0,
  lastViewedAt: null,
};
const read = async (session: Session, address: string): Promise<Json> =>
  (await scene.server.call(session, 'GET', address)).body;
const filmsOf = async (link: Json): Promise<Json> =>
  (await guestOf(scene.server, tokenOf(link)).look()).json();

test('private by itself; unlisted, everybody with the link sees the film and nothing else', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const address = linkOfEpisode(episodeId);
  assert.deepEqual(await read(session, address), closed);
  const link = await share(session, address);
  assert.match(link.url, /\/film\/[\w-]{43}$/);
  assert.deepEqual(link, { ...closed, visibility: 'unlisted', url: link.url });

  const shared = await filmsOf(link);
  const guest = guestOf(server, tokenOf(link));
  const files = (await (await guest.watch(shared.films[0].key)).json()) as Json;
  const told = JSON.stringify([shared, files]);
  for (const secret of ['Mia', session.email, session.id, episodeId])
    assert.ok(!told.includes(secret), secret);
  const video = await server.fetch(files.videoUrl);
  assert.equal(await video.text(), 'a film of a few bytes');
  assert.match(video.headers.get('content-security-policy') ?? '', /sandbox/);
  const part = await server.fetch(files.videoUrl, { headers: { range: 'bytes=2-5' } });
  assert.deepEqual([part.status, await part.text()], [206, 'film']);
  const smaller = await server.fetch(files.renditionUrl);
  assert.equal(await smaller.text(), 'the same, smaller');
  assert.match(smaller.headers.get('content-security-policy') ?? '', /sandbox/);
  // What it is not for stays closed.
  for (const closedAddress of [`/api/episodes/${episodeId}`, address, '/api/children', '/api/watch-links'])
    assert.equal((await server.call(null, 'GET', closedAddress)).status, 401, closedAddress);
  for (const other of [
    'avatar.png',
    'episode.mp4',
    'episode-small.mp4',
    '%2e%2e%2favatar.png',
    'constructor',
  ])
    assert.equal((await server.fetch(files.videoUrl.replace('film.mp4', other))).status, 404, other);
});

test('between unlisted and public it stays one link; private and opened again it is another', async () => {
  const { session, episodeId } = await scene.parent();
  const change = (visibility: string) => scene.share(session, linkOfEpisode(episodeId), { visibility });
  const { url } = await change('public');
  assert.equal((await change('unlisted')).url, url);
  assert.deepEqual(await change('private'), closed);
  assert.notEqual((await change('unlisted')).url, url);
  const { events } = await read(session, '/api/account-events');
  assert.deepEqual(
    events
      .filter(({ kind }: { kind: string }) => kind === 'film-visibility')
      .map(({ detail }: { detail: string }) => detail),
    ['private', 'unlisted', 'public'],
    'alike within an hour is one line',
  );
});

test('how long, how often and the code are changed one by one, and what is left out stays', async () => {
  const { session, episodeId } = await scene.parent();
  const address = linkOfEpisode(episodeId);
  const begun = Date.now();
  const bounded = await scene.share(session, address, { days: 7, viewsLeft: 5, code: true });
  const lasts = new Date(bounded.endsAt).getTime() - begun;
  assert.ok(lasts >= 7 * day && lasts < 7 * day + 60_000, `${lasts}`);
  assert.match(bounded.code, /^\d{6}$/);
  assert.deepEqual(await scene.share(session, address), bounded);
  const other = await scene.share(session, address, { code: true });
  assert.notEqual(other.code, bounded.code);
  assert.deepEqual(await scene.share(session, address, { days: null, viewsLeft: null, code: false }), {
    ...closed,
    visibility: 'unlisted',
    url: bounded.url,
  });
  for (const wrong of [{ days: 8 }, { viewsLeft: 0 }, { viewsLeft: 1.5 }])
    await assert.rejects(scene.share(session, address, wrong), /not shared: 422/, JSON.stringify(wrong));
});

test('a season opens its films, a child all of them, and those that are finished later too', async () => {
  const { server, share, parent } = scene;
  const { session, childId } = await parent();
  const number = (episodeId: string, episode_number: number) =>
    server.database.asWorker('test', (tx) =>
      tx.updateTable('episodes').set({ episode_number }).where('id', '=', episodeId).execute(),
    );
  const season = await share(session, linkOfChild(childId, 1));
  const all = await share(session, linkOfChild(childId));
  assert.notEqual(season.url, all.url);
  const numbersBy = async (link: Json): Promise<number[]> =>
    (await filmsOf(link)).films.map((film: Json) => film.episodeNumber);
  assert.deepEqual([await numbersBy(season), await numbersBy(all)], [[1], [1]]);
  await number(await finishedEpisode(server, session, childId), 12);
  await number(await finishedEpisode(server, session, childId), 13);
  await createEpisode(server, session, childId); // in the making
  // Nor is a brother's in it.
  const brother = await childWithAvatar(server, session, 'Tom');
  await finishedEpisode(server, session, brother.id);
  await server.services.ports.sharingChanged(session.id);
  assert.deepEqual(
    [await numbersBy(season), await numbersBy(all)],
    [
      [1, 12],
      [1, 12, 13],
    ],
  );
  assert.deepEqual([(await filmsOf(season)).kind, (await filmsOf(all)).kind], ['season', 'child']);
});

test('a parent sees all links with what they open, and nobody else’s', async () => {
  const { share, parent } = scene;
  const { session, childId, episodeId } = await parent();
  assert.deepEqual(await read(session, '/api/watch-links'), []);
  await share(session, linkOfEpisode(episodeId));
  await share(session, linkOfChild(childId, 1));
  await share(session, linkOfChild(childId));
  const links = await read(session, '/api/watch-links');
  assert.deepEqual(
    links
      .map(({ kind, childName, season, episode }: Json) => [kind, childName, season, episode?.title ?? null])
      .toSorted(),
    [
      ['child', 'Mia', null, null],
      ['film', 'Mia', null, 'First steps'],
      ['season', 'Mia', 1, null],
    ],
  );
  assert.deepEqual(await read((await parent()).session, '/api/watch-links'), []);
});

test('an episode without a film has no link, and another’s is not found', async () => {
  const { server, parent } = scene;
  const { session, childId, episodeId } = await parent();
  const { id } = await createEpisode(server, session, childId);
  const refused = await server.call(session, 'PUT', linkOfEpisode(id), { visibility: 'unlisted' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'CONFLICT']);
  const stranger = await server.loginAs();
  for (const address of [linkOfEpisode(episodeId), linkOfChild(childId)]) {
    for (const visibility of ['private', 'unlisted'])
      assert.equal((await server.call(stranger, 'PUT', address, { visibility })).status, 404);
    assert.equal((await server.call(stranger, 'GET', address)).status, 404);
  }
});

test('what stands in the address and the code stand nowhere in the database', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const link = await share(session, linkOfEpisode(episodeId), { code: true });
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('watch_links').selectAll().where('episode_id', '=', episodeId).execute(),
  );
  assert.equal(rows.length, 1);
  const stored = JSON.stringify(rows);
  assert.ok(!stored.includes(tokenOf(link)) && !stored.includes(`"${link.code}"`));
});

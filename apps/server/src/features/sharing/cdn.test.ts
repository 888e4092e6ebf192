import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sharedCache } from '../../testing/shared-cache.ts';
import { type Json, type Session, testServer } from '../../testing/test-server.ts';
import {
  guestOf,
  linkOfChild,
  linkOfEpisode,
  sceneOf,
  type SharingScene,
  tokenOf,
} from './sharing.testing.ts';

const cdn = 'https://files.example.com';
let clock: Date;
let scene: SharingScene;
let parent: { session: Session; childId: string; episodeId: string };
before(async () => {
  const settings = { PUBLIC_URL: 'https://milestoon.example.com', CDN_URL: cdn };
  scene = sceneOf(await testServer({ now: () => clock }, settings, { role: 'web' }));
});
after(() => scene.close());
beforeEach(async () => {
  clock = new Date('2026-03-01T10:30:00Z');
  parent = await scene.parent();
});

const json = async (answer: Promise<Response>): Promise<Json> => (await answer).json();
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const newCache = () =>
  sharedCache(
    (address, init) => scene.server.fetch(address, init),
    () => clock,
  );

/** A guest of the link, and the paths of film and poster as they get them. */
async function opened(address: string, wanted: object = {}) {
  const link = await scene.share(parent.session, address, wanted);
  const guest = guestOf(scene.server, tokenOf(link));
  const { films } = await json(guest.look());
  const files = await json(guest.watch(films[0].key));
  return {
    link,
    guest,
    films,
    files,
    film: files.videoUrl.replace(cdn, ''),
    poster: films[0].posterUrl.replace(cdn, ''),
  };
}

test('a hundred guests of a link cost the server one film, one part and one poster', async () => {
  const { link, films, film, poster, files } = await opened(linkOfEpisode(parent.episodeId));
  assert.ok(films[0].posterUrl.startsWith(`${cdn}/cdn/`));
  assert.match(files.captionsUrl, /^\/film\//, 'what is said stays with the server');
  const cache = newCache();
  for (let i = 0; i < 100; i += 1) {
    const one = guestOf(scene.server, tokenOf(link), `10.9.0.${i}`);
    const seen = await json(one.look());
    const { videoUrl, renditionUrl } = await json(one.watch(seen.films[0].key));
    assert.equal((await scene.server.fetch(renditionUrl.replace(cdn, ''))).status, 200);
    assert.ok(renditionUrl.startsWith(`${cdn}/cdn/`) && renditionUrl.endsWith('/film-small.mp4'));
    assert.deepEqual([videoUrl, seen.films[0].posterUrl], [cdn + film, cdn + poster]);
    const answers = [
      await cache.fetch(film),
      await cache.fetch(film, { range: 'bytes=0-3' }),
      await cache.fetch(poster, { cookie: `who=${i}` }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 206, 200],
    );
  }
  assert.deepEqual(cache.asked, [film, `${film} bytes=0-3`, poster]);
});

test('a link that is ended opens nothing new at once, and nothing from a cache after ten minutes', async () => {
  const address = linkOfEpisode(parent.episodeId);
  const { guest, film, poster } = await opened(address);
  const cache = newCache();
  const statuses = async () => [(await cache.fetch(film)).status, (await cache.fetch(poster)).status];
  assert.deepEqual(await statuses(), [200, 200]);
  await scene.share(parent.session, address, { visibility: 'private' });
  assert.equal((await guest.look()).status, 404);
  assert.equal((await scene.server.fetch(film)).status, 404);
  later(9);
  assert.deepEqual(await statuses(), [200, 200]);
  later(1);
  assert.deepEqual(await statuses(), [404, 404]);
  const refused = await scene.server.fetch(film);
  assert.equal(refused.headers.get('cache-control'), 'no-store');
});

test('what somebody was given ends with its pass, whatever a cache had of it', async () => {
  const { film } = await opened(linkOfEpisode(parent.episodeId));
  const cache = newCache();
  clock = new Date('2026-03-01T16:59:30Z');
  const last = await cache.fetch(film);
  assert.match(last.headers.get('cache-control') ?? '', /^public, max-age=30, s-maxage=30,/);
  clock = new Date('2026-03-01T17:00:00Z');
  assert.equal((await cache.fetch(film)).status, 404);
});

test('films of counted views are kept by no cache, and cannot be had by its addresses', async () => {
  const address = linkOfEpisode(parent.episodeId);
  const { guest, film, poster, films } = await opened(address);
  await scene.share(parent.session, address, { viewsLeft: 3 });
  for (const path of [film, poster]) assert.equal((await scene.server.fetch(path)).status, 404, path);
  const counted = await json(guest.watch(films[0].key));
  const seen = await json(guest.look());
  for (const path of [counted.videoUrl, seen.films[0].posterUrl]) {
    assert.match(path, /^\/film\//);
    assert.equal((await scene.server.fetch(path)).headers.get('cache-control'), 'no-store', path);
  }
  const pass = counted.again;
  assert.equal((await scene.server.fetch(film.replace(/(?<=\/cdn\/)[^/]+/, pass))).status, 404);
});

test('a new code ends the addresses of the old one', async () => {
  const address = linkOfEpisode(parent.episodeId);
  const coded = async (link: Json) => {
    const guest = guestOf(scene.server, tokenOf(link));
    const { pass } = await json(guest.enter(link.code));
    const { films } = await json(guest.look(pass));
    return (await json(guest.watch(films[0].key, { pass }))).videoUrl.replace(cdn, '');
  };
  const before = await coded(await scene.share(parent.session, address, { code: true }));
  assert.equal((await scene.server.fetch(before)).status, 200);
  const after = await coded(await scene.share(parent.session, address, { code: true }));
  assert.deepEqual(
    [(await scene.server.fetch(before)).status, (await scene.server.fetch(after)).status],
    [404, 200],
  );
});

test('an address tells nothing of link, family or episode, and no other can be made of it', async () => {
  const { link, film, poster } = await opened(linkOfEpisode(parent.episodeId));
  for (const secret of [tokenOf(link), parent.session.id, parent.episodeId, parent.childId])
    for (const path of [film, poster]) assert.ok(!path.includes(secret));
  const other = await scene.parent();
  const theirs = await scene.share(other.session, linkOfChild(other.childId));
  const { films } = await json(guestOf(scene.server, tokenOf(theirs)).look());
  const foreign = films[0].posterUrl.replace(cdn, '');
  const [, , , , name, key] = foreign.split('/');
  const parts = film.split('/');
  const changed = (at: number, value: string): string => parts.with(at, value).join('/');
  const guesses = [
    changed(4, name),
    changed(5, key),
    changed(6, 'A'.repeat(16)),
    changed(7, 'captions.vtt'),
    changed(7, 'poster.jpg'),
    changed(7, 'film%2Emp4'),
    changed(2, poster.split('/')[2]),
    changed(
      2,
      parts[2].replace(/^\d+/, (hour: string) => String(Number(hour) + 1)),
    ),
    changed(2, parts[2].replace(/\.\d+\./, '.1.')),
    changed(4, tokenOf(link)),
    `${film}?x=1`,
    foreign.replace(name, parts[4]),
  ];
  for (const guess of guesses) {
    const answer = await scene.server.fetch(guess, { session: parent.session });
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [404, 'no-store'], guess);
  }
  assert.equal((await scene.server.fetch(foreign)).status, 200, 'theirs works for those who have it');
});

test('a film that was made anew has another address', async () => {
  const { guest, film, films } = await opened(linkOfEpisode(parent.episodeId));
  const key = `user-${parent.session.id}/${parent.episodeId}/second.mp4`;
  await scene.server.services.storage.put('episodes', key, new Uint8Array(8));
  await scene.server.database.asOwner('test', (tx) =>
    tx
      .updateTable('episode_productions')
      .set({ video_path: key })
      .where('episode_id', '=', parent.episodeId)
      .execute(),
  );
  await scene.server.services.ports.sharingChanged(parent.session.id);
  const { videoUrl } = await json(guest.watch(films[0].key));
  assert.notEqual(videoUrl, cdn + film);
  assert.deepEqual(
    [(await scene.server.fetch(film)).status, (await scene.server.fetch(videoUrl.replace(cdn, ''))).status],
    [404, 200],
  );
});

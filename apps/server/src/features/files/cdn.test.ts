import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { sign } from '../../platform/storage/signature.ts';
import { signCdnPath } from '../../platform/storage/cdn-links.ts';
import { childWithAvatar, finishedEpisode } from '../../testing/scenes.ts';
import { sharedCache } from '../../testing/shared-cache.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';

const site = 'https://milestoon.example.com';
const cdn = 'https://files.example.com';
let clock = new Date('2026-03-01T10:30:00Z');
let server: TestServer;
let session: Session;
let media: Json;
let avatarUrl: string;
before(async () => {
  server = await testServer({ now: () => clock }, { PUBLIC_URL: site, CDN_URL: cdn }, { role: 'web' });
});
after(() => server.close());
beforeEach(async () => {
  clock = new Date('2026-03-01T10:30:00Z');
  session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const episodeId = await finishedEpisode(server, session, child.id);
  media = (await server.call(session, 'GET', `/api/episodes/${episodeId}`)).body;
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  avatarUrl = (await server.call(session, 'GET', `/api/children/${child.id}`)).body.avatarUrl;
  await server.services.storage.put('avatars', avatarUrl.split('/files/avatars/')[1] ?? '', picture);
});

/** As a cache forwards it: the same path and query, and nothing of who wanted it. */
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.fetch(url.replace(cdn, ''), { method, headers });
const cacheOf = (answer: Response) => answer.headers.get('cache-control');

test('films and drawings come from the cache’s host, everything else from the server', async () => {
  for (const url of [media.videoUrl, media.posterUrl, avatarUrl])
    assert.ok(url.startsWith(`${cdn}/cdn/`), url);
  const photo = (await server.upload(session)).body.url;
  const { storage } = server.services;
  const inSession = storage.endingWith('m'.repeat(43));
  const others = [photo, media.downloadUrl, media.captionsUrl, media.posterDownloadUrl];
  for (const bucket of ['child-photos', 'episode-images', 'voices'] as const)
    for (const name of ['a.jpg', 'a.mp4', 'a.wav']) others.push(inSession.link(bucket, `user-1/${name}`));
  for (const name of ['book.pdf', 'sound.m4a', 'episode.vtt', 'all.zip'])
    others.push(inSession.link('episodes', `user-1/${name}`));
  others.push(storage.link('episodes', 'user-1/episode.mp4'));
  for (const url of others) assert.match(url, /^\/files\//, url);
});

test('one address for an hour, that is good for two to three', async () => {
  const again = async (at: string): Promise<Json> => {
    clock = new Date(at);
    return (await server.call(session, 'GET', `/api/episodes/${media.id}`)).body.videoUrl;
  };
  assert.equal(await again('2026-03-01T10:00:00Z'), media.videoUrl);
  assert.equal(await again('2026-03-01T10:59:59Z'), media.videoUrl);
  assert.notEqual(await again('2026-03-01T11:00:00Z'), media.videoUrl);
  clock = new Date('2026-03-01T12:59:59Z');
  assert.equal((await asked(media.videoUrl)).status, 200);
  clock = new Date('2026-03-01T13:00:00Z');
  assert.equal((await asked(media.videoUrl)).status, 404);
});

test('a cache is told what it may keep and for how long, and nothing that would spoil that', async () => {
  const answer = await asked(media.videoUrl);
  assert.equal(
    cacheOf(answer),
    'public, max-age=7200, s-maxage=600, immutable, proxy-revalidate, stale-if-error=0',
  );
  clock = new Date('2026-03-01T12:55:00Z');
  assert.match(cacheOf(await asked(media.videoUrl)) ?? '', /^public, max-age=300, s-maxage=300,/);
  const told = (name: string) => answer.headers.get(name);
  assert.deepEqual([told('vary'), told('set-cookie'), told('accept-ranges')], [null, null, 'bytes']);
  assert.deepEqual(
    [told('cross-origin-resource-policy'), told('access-control-allow-origin')],
    ['cross-origin', site],
  );
  assert.match(told('content-security-policy') ?? '', /default-src 'none'/);
});

test('parts, conditions and HEAD are answered as the protocol wants it', async () => {
  const whole = Buffer.from(await (await asked(media.videoUrl)).arrayBuffer());
  const tag = (await asked(media.videoUrl)).headers.get('etag') ?? '';
  assert.match(tag, /^"[\w-]{22}"$/);
  const part = await asked(media.videoUrl, { range: 'bytes=2-4', 'if-range': tag });
  assert.deepEqual([part.status, part.headers.get('etag')], [206, tag]);
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), whole.subarray(2, 5));
  assert.equal((await asked(media.videoUrl, { range: 'bytes=2-4', 'if-range': '"other"' })).status, 200);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const same = await asked(media.videoUrl, { 'if-none-match': known });
    assert.deepEqual([same.status, await same.text()], [304, '']);
    assert.match(cacheOf(same) ?? '', /^public/);
  }
  assert.equal((await asked(media.videoUrl, { 'if-none-match': '"other"' })).status, 200);
  const head = await asked(media.videoUrl, {}, 'HEAD');
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(whole.length)]);
  const beyond = await asked(media.videoUrl, { range: `bytes=${whole.length}-` });
  assert.deepEqual([beyond.status, cacheOf(beyond)], [416, 'no-store']);
});

test('a thumbnail is another answer than its picture, and no other size is one', async () => {
  const whole = await asked(avatarUrl);
  const small = await asked(`${avatarUrl}?width=128&height=128`);
  assert.equal((await sharp(await small.arrayBuffer()).metadata()).width, 128);
  assert.notEqual(small.headers.get('etag'), whole.headers.get('etag'));
  const tag = small.headers.get('etag') ?? '';
  assert.equal((await asked(`${avatarUrl}?width=128&height=128`, { 'if-none-match': tag })).status, 304);
  for (const query of ['?x=1', '?width=64&height=64', '?width=128&height=128&x=1', '?width=128'])
    assert.equal((await asked(avatarUrl + query)).status, 404, query);
});

test('an address that was changed or guessed is 404, which nobody keeps', async () => {
  const path = media.videoUrl.replace(cdn, '') as string;
  const [, , pass = '', ...file] = path.split('/');
  const [expires, mark, signature = ''] = pass.split('.');
  const other = await server.loginAs();
  const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const secret = await server.services.database.secret('links');
  const key = file.slice(2).join('/');
  // What signs a link to the server signs none for a cache, and the other way round.
  const ofServer = sign(secret, ['GET', 'episodes', key, Number(expires), null, mark ?? null]);
  const guesses = [
    `/cdn/${expires}.${mark}.${flipped}/${file.join('/')}`,
    `/cdn/${Number(expires) + 1}.${mark}.${signature}/${file.join('/')}`,
    `/cdn/0${expires}.${mark}.${signature}/${file.join('/')}`,
    `/cdn/${expires}.${'A'.repeat(43)}.${signature}/${file.join('/')}`,
    `/cdn/${expires}.${mark}.${ofServer}/${file.join('/')}`,
    `/cdn/${expires}.${mark}./${file.join('/')}`,
    path.replace(session.id, other.id),
    path.replace('/episodes/', '/avatars/'),
    path.replace('.mp4', '.jpg'),
    path.replace('episode.mp4', '%65pisode.mp4'),
    path.replace('/files/', '/files//'),
    `${path}?x=1`,
    `${path}/`,
    `/files/${file.slice(1).join('/')}?expires=${expires}&session=${mark}&signature=${signature}`,
    '/cdn/',
    '/cdn/%',
  ];
  for (const guess of guesses) {
    const answer = await server.fetch(guess, { session });
    assert.equal(answer.status, 404, guess);
    if (guess.startsWith('/cdn/')) assert.equal(cacheOf(answer), 'no-store', guess);
  }
  assert.equal((await server.fetch(path, { method: 'POST', session })).status, 404);
});

test('what lies where nothing may be kept is not handed out, whoever signed for it', async () => {
  const { path } = (await server.upload(session)).body;
  const secret = await server.services.database.secret('links');
  const mark = media.videoUrl.split('/cdn/')[1].split('.')[1];
  const signed = (bucket: string, key: string) => signCdnPath(secret, { bucket, key, session: mark }, clock);
  assert.equal((await asked(signed('child-photos', path))).status, 404);
  const key = `user-${session.id}/book.pdf`;
  await server.services.storage.put('episodes', key, new Uint8Array(10));
  assert.equal((await asked(signed('episodes', key))).status, 404);
  // The same signature opens what may be: the two above were refused for what they are.
  await server.services.storage.put('episodes', `user-${session.id}/a.mp4`, new Uint8Array(10));
  assert.equal((await asked(signed('episodes', `user-${session.id}/a.mp4`))).status, 200);
});

test('another parent’s session opens nothing of this family', async () => {
  const other = await server.loginAs();
  const secret = await server.services.database.secret('links');
  const { url } = (await server.upload(other)).body;
  const mark = new URL(url, site).searchParams.get('session') ?? '';
  const key = media.videoUrl.split('/files/episodes/')[1];
  assert.equal(
    (await asked(signCdnPath(secret, { bucket: 'episodes', key, session: mark }, clock))).status,
    404,
  );
});

test('many who watch by a cache ask the server once, and after ten minutes whether it is still so', async () => {
  const cache = sharedCache(
    (address, init) => server.fetch(address, init),
    () => clock,
  );
  const path = media.videoUrl.replace(cdn, '');
  const watch = async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        cache.fetch(path, { cookie: `who=${i}`, ...(i % 2 ? { range: 'bytes=0-3' } : {}) }),
      ),
    );
    return [...new Set(answers.map(({ status }) => status))];
  };
  assert.deepEqual(await watch(), [200, 206]);
  assert.deepEqual(cache.asked, [path, `${path} bytes=0-3`]);
  clock = new Date(clock.getTime() + 599_000);
  assert.deepEqual(await watch(), [200, 206]);
  assert.equal(cache.asked.length, 2);
  clock = new Date(clock.getTime() + 1000);
  assert.deepEqual(await watch(), [200, 206]);
  assert.equal(cache.asked.length, 4);
});

test('at the cache, too, a link ends with its session and a film with its file, within ten minutes', async () => {
  const cache = sharedCache(
    (address, init) => server.fetch(address, init),
    () => clock,
  );
  const [film, picture] = [media.videoUrl, avatarUrl].map((url) => url.replace(cdn, ''));
  const statuses = async () => [(await cache.fetch(film)).status, (await cache.fetch(picture)).status];
  assert.deepEqual(await statuses(), [200, 200]);
  const key = film.split('/files/episodes/')[1];
  await server.services.storage.remove('episodes', key);
  assert.deepEqual(await statuses(), [200, 200], 'so long it may still come from there');
  clock = new Date(clock.getTime() + 600_000);
  assert.deepEqual(await statuses(), [404, 200]);
  await server.call(session, 'POST', '/api/auth/sign-out', {});
  assert.deepEqual(await statuses(), [404, 200]);
  clock = new Date(clock.getTime() + 600_000);
  assert.deepEqual(await statuses(), [404, 404]);
});

test('pages may show what comes from the cache’s host, and no script does', async () => {
  const policy = (await server.fetch('/app')).headers.get('content-security-policy') ?? '';
  const of = (name: string) => policy.split('; ').find((part) => part.startsWith(name));
  for (const name of ['img-src', 'media-src', 'connect-src']) assert.ok(of(name)?.endsWith(` ${cdn}`), name);
  assert.equal(policy.split(cdn).length, 4, 'nowhere else');
});

test('without the setting there is no such address', async (t) => {
  const plain = await testServer({ now: () => clock }, {}, { database: server.database, role: 'web' });
  t.after(() => plain.stop());
  assert.equal((await plain.fetch(media.videoUrl.replace(cdn, ''))).status, 404);
  const { body } = await plain.call(session, 'GET', `/api/episodes/${media.id}`);
  assert.match(body.videoUrl ?? '/files/', /^\/files\//);
});

test('a flood from the few addresses of a cache is let in further than one from a person', async () => {
  const limited = await testServer(
    { now: () => clock },
    { PUBLIC_URL: site, CDN_URL: cdn, RATE_LIMIT_ADDRESS: '20' },
    { database: server.database, role: 'web' },
  );
  let answered = 0;
  while ((await limited.fetch('/cdn/x/files/avatars/a.png')).status === 404) answered += 1;
  await limited.stop();
  assert.equal(answered, 6000);
});

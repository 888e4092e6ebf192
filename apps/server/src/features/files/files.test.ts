import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keepsakeKinds } from '@milestoon/domain';
import sharp from 'sharp';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { sign } from '../../platform/storage/signature.ts';
import { createApiKey } from '../../testing/scenes.ts';
import { parseRange } from '../../platform/storage/send-file.ts';

let server: TestServer;
let session: Session;
let url: string;
let linkSecret: string;
let clock = new Date('2026-03-01T10:30:00Z');
before(async () => {
  server = await testServer({ now: () => clock });
  session = await server.loginAs();
  linkSecret = await server.services.database.secret('links');
  url = (await server.upload(session)).body.url;
});
after(() => server.close());

const statusOf = async (address: string): Promise<number> => (await server.fetch(address)).status;

test('a signed link shows the picture, without a session', async () => {
  const response = await server.fetch(url);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'image/jpeg');
  const { width } = await sharp(await response.arrayBuffer()).metadata();
  assert.equal(width, 473);
});

test('a link that was changed anywhere is 404', async () => {
  const other = await server.loginAs();
  const asked = new URL(url, 'http://localhost');
  const without = (name: string): string => {
    const changed = new URL(asked);
    changed.searchParams.delete(name);
    return changed.pathname + changed.search;
  };
  const later = new URL(asked);
  later.searchParams.set('expires', String(Number(asked.searchParams.get('expires')) + 1));
  const changed = [
    asked.pathname,
    without('signature'),
    without('expires'),
    without('session'),
    later.pathname + later.search,
    `${asked.pathname}${asked.search}x`,
    `${asked.pathname}${asked.search}!`,
    url.replace(session.id, other.id),
    url.replace('child-photos', 'episode-images'),
    `${url}&download=a.jpg`,
    url.replace('.jpg', '.png'),
    `/files/child-photos/%2e%2e%2f%2e%2e%2fetc/passwd${asked.search}`,
    '/files/',
    '/files/%',
  ];
  for (const address of changed) assert.equal(await statusOf(address), 404, address);
});

test('a link is for reading: with any other method there is nothing', async () => {
  assert.equal((await server.fetch(url, { method: 'HEAD' })).status, 200);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    assert.equal((await server.fetch(url, { method, session })).status, 404, method);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const key = pathname.split('/').slice(3).join('/');
  const file = { bucket: 'child-photos', key, session: searchParams.get('session') };
  const expires = Number(searchParams.get('expires'));
  const signedFor = (method: string): string =>
    sign(linkSecret, [method, file.bucket, file.key, expires, null, file.session]);
  assert.equal(signedFor('GET'), searchParams.get('signature'));
  assert.equal(
    await statusOf(`${pathname}?expires=${expires}&session=${file.session}&signature=${signedFor('DELETE')}`),
    404,
  );
});

test('a link ends after two to three hours', async () => {
  const start = clock;
  clock = new Date(start.getTime() + 2 * 3_600_000);
  assert.equal(await statusOf(url), 200);
  clock = new Date(start.getTime() + 3 * 3_600_000);
  assert.equal(await statusOf(url), 404);
  clock = start;
});

test('a link ends with the session it was made for, and with no other', async () => {
  const here = await server.loginAs();
  const { url: photo } = (await server.upload(here)).body;
  const elsewhere = await server.loginAs();
  await server.call(elsewhere, 'POST', '/api/auth/sign-out', {});
  assert.equal(await statusOf(photo), 200);
  await server.call(here, 'POST', '/api/auth/sign-out', {});
  assert.equal(await statusOf(photo), 404);
});

test('a link of a session that has ended works again for its owner, signed in anew, and for nobody else', async () => {
  const here = await server.loginAs();
  const { url: photo } = (await server.upload(here)).body;
  await server.call(here, 'POST', '/api/auth/sign-out', {});
  const again = await server.call(null, 'POST', '/api/auth/sign-in/email', {
    email: here.email,
    password: 'secret-1',
  });
  const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? '';
  const asked = async (as: Session) => (await server.fetch(photo, { session: as })).status;
  assert.equal(await asked({ ...here, cookie }), 200);
  assert.equal(await asked(session), 404);
  assert.equal(await asked(here), 404);
});

test('a link that an API key was given ends with the key, and with nothing else', async () => {
  const owner = await server.loginAs();
  const picture = await (await server.fetch(url)).blob();
  const uploadWith = async (key: string): Promise<string> => {
    const body = new FormData();
    body.set('bucket', 'child-photos');
    body.set('file', new File([picture], 'photo.jpg', { type: 'image/jpeg' }));
    const headers = { 'x-api-key': key };
    const answer = await server.fetch('/api/photos', { method: 'POST', body, headers });
    return ((await answer.json()) as { url: string }).url;
  };
  const [first, second] = [await createApiKey(server, owner), await createApiKey(server, owner)];
  const [one, other] = [await uploadWith(first), await uploadWith(second)];
  assert.deepEqual([await statusOf(one), await statusOf(other)], [200, 200]);
  const asked = new URL(one, 'http://localhost');
  asked.searchParams.delete('key');
  assert.equal(await statusOf(asked.pathname + asked.search), 404);
  asked.searchParams.set('key', new URL(other, 'http://localhost').searchParams.get('key') ?? '');
  assert.equal(await statusOf(asked.pathname + asked.search), 404);

  await server.call(owner, 'POST', '/api/auth/sign-out', {});
  assert.equal(await statusOf(one), 200);
  const again = await server.call(null, 'POST', '/api/auth/sign-in/email', {
    email: owner.email,
    password: 'secret-1',
  });
  const here = { ...owner, cookie: again.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const { id } = (await server.call(here, 'GET', '/api/api-keys')).body[1];
  assert.equal((await server.call(here, 'DELETE', `/api/api-keys/${id}`)).status, 200);
  assert.deepEqual([await statusOf(one), await statusOf(other)], [404, 200]);
  // Whoever may see the file anyway goes on with a page in which the link stands.
  assert.equal((await server.fetch(one, { session: here })).status, 200);
  const passwords = { currentPassword: 'secret-1', newPassword: 'another-4711' };
  assert.equal((await server.call(here, 'POST', '/api/password', passwords)).status, 200);
  assert.equal(await statusOf(other), 404);
});

test('a link for an outside generator needs no session', async () => {
  const { path } = (await server.upload(session)).body;
  assert.equal(await statusOf(server.services.storage.link('child-photos', path)), 200);
});

test('photos and what they are collected in are kept in no cache, drawings and an episode’s film in the browser’s own', async () => {
  const cacheOf = async (address: string) => (await server.fetch(address)).headers.get('cache-control');
  assert.equal(await cacheOf(url), 'no-store');
  const folder = `user-${session.id}/${crypto.randomUUID()}`;
  const cacheOfFile = async (name: string) => {
    await server.services.storage.put('episodes', `${folder}/${name}`, new Uint8Array(10));
    return cacheOf(server.services.storage.link('episodes', `${folder}/${name}`));
  };
  for (const name of ['episode.mp4', 'episode-small-2.mp4', 'poster-2.jpg'])
    assert.match((await cacheOfFile(name)) ?? '', /^private, /, name);
  const making = crypto.randomUUID();
  for (const kind of keepsakeKinds)
    for (const name of [`${kind}-${making}.pdf`, `${kind}-small-${making}.mp4`, `${kind}-${making}.jpg`])
      assert.equal(await cacheOfFile(name), 'no-store', name);
});

test('thumbnails have the size asked for; other sizes are not made', async () => {
  const small = await server.fetch(`${url}&width=128&height=128`);
  const { width, height } = await sharp(await small.arrayBuffer()).metadata();
  assert.deepEqual([width, height], [128, 128]);
  const odd = await server.fetch(`${url}&width=4000&height=4000`);
  assert.equal((await sharp(await odd.arrayBuffer()).metadata()).width, 473);
});

test('parts of a file are served as a player asks for them', async () => {
  const whole = Buffer.from(await (await server.fetch(url)).arrayBuffer());
  const part = await server.fetch(url, { headers: { range: 'bytes=10-19' } });
  assert.equal(part.status, 206);
  assert.equal(part.headers.get('content-range'), `bytes 10-19/${whole.length}`);
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), whole.subarray(10, 20));
  const beyond = await server.fetch(url, { headers: { range: `bytes=${whole.length}-` } });
  assert.equal(beyond.status, 416);
});

test('ranges: from, from-to, the last bytes, and nonsense', () => {
  assert.deepEqual(parseRange('bytes=5-', 10), { start: 5, end: 9 });
  assert.deepEqual(parseRange('bytes=0-99', 10), { start: 0, end: 9 });
  assert.deepEqual(parseRange('bytes=-3', 10), { start: 7, end: 9 });
  for (const header of ['bytes=-', 'bytes=9-5', 'bytes=10-', 'items=1-2', 'bytes=1-2,4-5'])
    assert.equal(parseRange(header, 10), null, header);
});

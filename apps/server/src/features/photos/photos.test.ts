import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { addPhotoRows, createChild } from '../../testing/scenes.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { deleteOrphanedPhotos, deleteOrphanedFiles } from './orphan-cleanup.ts';
import { uploadPhoto } from './photos.service.ts';

let server: TestServer;
before(async () => {
  server = await testServer({}, { RATE_LIMIT_PERSON: '10000', RATE_LIMIT_ADDRESS: '10000' });
});
after(() => server.close());

const picture = async (): Promise<Blob> => {
  const jpeg = await sharp({ create: { width: 1200, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  return new Blob([Uint8Array.from(jpeg)]);
};

test('an upload is scaled to 500 pixels, loses its position and lies in the parent’s folder', async () => {
  const session = await server.loginAs();
  const { status, body } = await server.upload(session, 'child-photos', await picture());
  assert.equal(status, 201);
  assert.deepEqual([body.width, body.height], [500, 250]);
  assert.ok(body.path.startsWith(`user-${session.id}/`));
  const stored = await server.services.storage.read('child-photos', body.path);
  assert.equal((await sharp(stored).metadata()).exif, undefined);
});

test('what is no picture is refused with the sentence of the specification', async () => {
  const session = await server.loginAs();
  for (const [contents, message] of [
    ['', 'Invalid file provided'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'Invalid file provided'],
    ['x'.repeat(10_485_760), 'File size must be less than 10MB'],
    ['x'.repeat(12_000_000), 'File size must be less than 10MB'],
  ] as const) {
    const { status, body } = await server.upload(session, 'child-photos', new Blob([contents]));
    assert.deepEqual(
      [status, body.code, body.message],
      [415, 'PHOTO_REJECTED', message],
      `${contents.length} bytes`,
    );
  }
});

test('uploading needs a session and a known bucket', async () => {
  const session = await server.loginAs();
  const nobody = await server.upload({ ...session, cookie: '' });
  assert.deepEqual([nobody.status, nobody.body.message], [401, 'User not authenticated']);
  assert.equal((await server.upload(session, 'avatars')).status, 422);
});

test('a session that ended meanwhile is told apart from none', async () => {
  const session = await server.loginAs();
  await server.call(session, 'POST', '/api/auth/sign-out', {});
  const { status, body } = await server.upload(session);
  assert.deepEqual([status, body.message], [401, 'Authentication failed. Please sign in again.']);
});

test('a bucket that is gone, and one that is closed, are told', async (context) => {
  const session = await server.loginAs();
  const put = context.mock.method(server.services.storage, 'put');
  const refuse = async (code: string) => {
    const cause = Object.assign(new Error(code), { code });
    put.mock.mockImplementationOnce(() => Promise.reject(new Error('cannot write', { cause })));
    const { status, body } = await server.upload(session);
    return [status, body.code, body.message];
  };
  const missing = [503, 'STORAGE_UNAVAILABLE', 'Storage bucket not found. Please contact support.'];
  const denied = [503, 'STORAGE_UNAVAILABLE', 'Permission denied. Please contact support.'];
  assert.deepEqual(await refuse('ENOENT'), missing);
  assert.deepEqual(await refuse('EACCES'), denied);
  const other = await refuse('ENOSPC');
  assert.equal(other[0], 500);
});

test('the same picture twice is two files: nothing is overwritten', async () => {
  const session = await server.loginAs();
  const [first, second] = [(await server.upload(session)).body, (await server.upload(session)).body];
  assert.notEqual(first.path, second.path);
  for (const { url } of [first, second]) assert.equal((await server.fetch(url)).status, 200);
});

test('a parent removes their own unused picture, and only that', async () => {
  const session = await server.loginAs();
  const other = await server.loginAs();
  const { path } = (await server.upload(session)).body;
  const remove = (who: typeof session) => server.call(who, 'DELETE', '/api/photos', { path });
  assert.equal((await remove(other)).status, 404);
  assert.deepEqual((await remove(session)).body, { removed: true });
  assert.equal(await server.services.storage.find('child-photos', path), null);
  assert.equal((await remove(session)).status, 404);
});

test('a picture that a child uses stays', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session);
  const { photos } = (await server.call(session, 'GET', `/api/children/${child.id}`)).body;
  const { status } = await server.call(session, 'DELETE', '/api/photos', { path: photos[0].path });
  assert.equal(status, 409);
});

test('a file that no row knows of is deleted a day later, and no other', async () => {
  const session = await server.loginAs();
  const { path } = (await server.upload(session)).body;
  const { storage } = server.services;
  const stray = `user-${session.id}/stray.png`;
  await storage.put('avatars', stray, new Uint8Array([1]));
  const at = (hours: number) => ({
    ...server.services,
    now: () => new Date(Date.now() + hours * 3_600_000),
  });
  assert.equal(await deleteOrphanedFiles(at(23)), 0);
  assert.equal(await deleteOrphanedFiles(at(25)), 1);
  assert.equal(await storage.find('avatars', stray), null);
  assert.notEqual(await storage.find('child-photos', path), null);
});

test('pictures that nobody used for a day are deleted, used ones stay', async () => {
  const session = await server.loginAs();
  const { path } = (await server.upload(session)).body;
  const child = await createChild(server, session);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  assert.equal(await deleteOrphanedPhotos(server.services), 0);
  await deleteOrphanedPhotos({ ...server.services, now: () => tomorrow });
  assert.equal(await server.services.storage.find('child-photos', path), null);
  const { photos } = (await server.call(session, 'GET', `/api/children/${child.id}`)).body;
  assert.equal((await server.fetch(photos[0].url)).status, 200);
});

test('of 260 pictures at once two hundred are taken, and nothing of the others is looked at or stored', async (context) => {
  const { services } = server;
  const { id } = await server.loginAs();
  const actor = { id, email: '', createdAt: new Date(), role: 'user' as const };
  const photo = { jpeg: new Uint8Array([1]), width: 8, height: 8 };
  const prepare = context.mock.method(services.pictures, 'prepare', async () => photo);
  const put = context.mock.method(services.storage, 'put');
  const upload = () => uploadPhoto(services, actor, 'child-photos', new File([], 'photo.jpg'));
  const answers = await Promise.allSettled(Array.from({ length: 260 }, upload));
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  assert.equal(refusals.length, 60);
  for (const refusal of refusals) assert.equal(refusal.code, 'TOO_MANY_REQUESTS');
  assert.deepEqual([prepare.mock.callCount(), put.mock.callCount()], [200, 200]);
});

test('a parent without room for another picture is told what to do, and others have room', async () => {
  const session = await server.loginAs();
  await addPhotoRows(server, session, 200);
  // Refused before it is looked at: this is no picture at all.
  const { status, headers, body } = await server.upload(session, 'child-photos', new Blob(['?']));
  assert.deepEqual([status, headers.get('retry-after')], [429, '3600']);
  assert.match(body.message, /^Too many pictures of yours are waiting/);
  assert.equal((await server.upload(await server.loginAs())).status, 201);
});

test('a picture that is refused gives its place back', async () => {
  const session = await server.loginAs();
  await addPhotoRows(server, session, 199);
  assert.equal((await server.upload(session, 'child-photos', new Blob(['?']))).status, 415);
  assert.equal((await server.upload(session)).status, 201);
  assert.equal((await server.upload(session)).status, 429);
});

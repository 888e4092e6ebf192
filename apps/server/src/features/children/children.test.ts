import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import sharp from 'sharp';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { createChild, createEpisode, editOf } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { DrawAvatars } from './avatars.job.ts';

let server: TestServer;
let drawn: string[];
let failNext = false;

const draw: DrawAvatars = async ({ name, look }) => {
  drawn.push(name);
  if (failNext) {
    failNext = false;
    throw new Error('the pencil broke');
  }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return ['1', '2', '3', '4'].map((id) => ({ id, label: `Avatar ${id}`, description: 'blue', look, png }));
};
before(async () => {
  drawn = [];
  server = await testServer({ draw, produce: () => new Promise(() => {}) });
});
after(() => server.close());

/** The candidates, once the job has stored them all. */
async function avatarsReady(session: Session, id: string) {
  for (;;) {
    const { body } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
    if (body.status === 'ready') return body.candidates;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a child is created with its photos, listed, read', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session, '  Mia  ');
  assert.equal(child.name, 'Mia');
  const { body: list } = await server.call(session, 'GET', '/api/children');
  assert.deepEqual(list, [
    {
      id: child.id,
      name: 'Mia',
      style: 'anime',
      avatarUrl: null,
      avatarSelected: false,
      state: 'pay',
      newAvatars: null,
      age: defaultLook.age,
      episodeCount: 0,
      season: { number: 1, episodes: 0, latest: 0 },
    },
  ]);
  const { body } = await server.call(session, 'GET', `/api/children/${child.id}`);
  assert.deepEqual(body.look, defaultLook);
  assert.equal((await server.fetch(body.photos[0].url)).status, 200);
});

test('what is missing is named in the words of the specification', async () => {
  const session = await server.loginAs();
  const good = { name: 'Mia', photos: ['x'], style: 'anime', look: defaultLook, termsAccepted: true };
  const faults: [object, string][] = [
    [{ name: ' ' }, "Please enter your child's name"],
    [{ photos: [] }, 'Please add at least one photo of your child'],
    [{ photos: ['1', '2', '3', '4', '5'] }, 'You can upload up to 4 photos'],
    [{ termsAccepted: false }, 'Please accept the terms and conditions to continue'],
  ];
  for (const [fault, message] of faults) {
    const { status, body } = await server.call(session, 'POST', '/api/children', { ...good, ...fault });
    assert.deepEqual([status, body.code, body.message, body.defined], [422, 'INVALID_INPUT', message, true]);
  }
});

test('photos of others, used ones and invented ones cannot be taken', async () => {
  const session = await server.loginAs();
  const other = await server.loginAs();
  const foreign = (await server.upload(other)).body.path;
  const own = (await server.upload(session)).body.path;
  const wrongBucket = (await server.upload(session, 'episode-images')).body.path;
  const create = (photos: string[]) =>
    server.call(session, 'POST', '/api/children', {
      name: 'Mia',
      photos,
      style: 'anime',
      look: defaultLook,
      termsAccepted: true,
    });
  for (const photos of [[foreign], [own, foreign], ['user-x/y.jpg'], [wrongBucket], [own, own]])
    assert.equal((await create(photos)).status, 404, photos.join());
  const { status, body } = await create([own]);
  assert.equal(status, 201);
  await server.subscribe(session, body.id);
  await server.call(session, 'POST', `/api/children/${body.id}/avatars`);
  assert.equal((await create([own])).status, 404, 'a child that is being drawn keeps its photos');
});

test('a form that is sent again before the payment changes its child and makes no second one', async () => {
  const session = await server.loginAs();
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(async () => (await server.upload(session)).body.path as string),
  );
  const send = (name: string, photos: unknown[]) =>
    server.call(session, 'POST', '/api/children', {
      name,
      photos,
      style: 'anime',
      look: defaultLook,
      termsAccepted: true,
    });
  const made = await send('Mai', [first, second]);
  const again = await send('Mia', [second, third]);
  assert.deepEqual([again.status, again.body.id, again.body.name], [201, made.body.id, 'Mia']);
  const { body: list } = await server.call(session, 'GET', '/api/children');
  assert.equal(list.length, 1);
  const kept = await server.database.asUser(session, (tx) =>
    tx.selectFrom('stored_files').select('path').where('attached', '=', true).execute(),
  );
  assert.deepEqual(kept.map(({ path }) => path).sort(), [second, third].sort());
  assert.equal((await send('Mia', [second, second])).status, 404);
});

test('the look is read from the parent’s own photos', async () => {
  const session = await server.loginAs();
  const photos = [(await server.upload(session)).body.path];
  const { status, body } = await server.call(session, 'POST', '/api/looks', { photos });
  assert.equal(status, 200);
  assert.equal(body.photos[0].finding, 'face');
  assert.equal(body.look.hairShape, 'long-fringe');
});

test('avatars wait for a payment', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session, 'Unpaid');
  const { body } = await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  assert.deepEqual(body, { status: 'waiting', kept: null, begun: false, candidates: [] });
  await server.subscribe(session, child.id);
  const { body: paid } = await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  assert.notEqual(paid.status, 'waiting');
  await avatarsReady(session, child.id);
});

test('the super admin’s avatars are drawn once, however often they are asked for', async () => {
  const session = await server.loginAs('super_admin');
  const child = await createChild(server, session, 'Once');
  await Promise.all(
    Array.from({ length: 5 }, () => server.call(session, 'POST', `/api/children/${child.id}/avatars`)),
  );
  await server.services.ports.startAvatars(child.id);
  const candidates = await avatarsReady(session, child.id);
  await server.services.ports.startAvatars(child.id);
  assert.equal(candidates.length, 4);
  assert.equal(drawn.filter((name) => name === 'Once').length, 1);
  assert.equal((await server.fetch(`${candidates[0].url}&width=128&height=128`)).status, 200);
});

test('drawing that fails is tried again', async () => {
  const session = await server.loginAs('super_admin');
  const child = await createChild(server, session, 'Broken pencil');
  failNext = true;
  await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  await avatarsReady(session, child.id);
  assert.equal(drawn.filter((name) => name === 'Broken pencil').length, 2);
});

test('an avatar is chosen for good', async () => {
  const session = await server.loginAs('super_admin');
  const child = await createChild(server, session, 'Chosen');
  await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  const candidates = await avatarsReady(session, child.id);
  const choose = (candidate: string) =>
    server.call(session, 'POST', `/api/children/${child.id}/avatar`, { candidate });
  assert.equal((await choose('no-such-candidate')).status, 404);
  const { body } = await choose(candidates[2].id);
  assert.deepEqual([body.avatarSelected, typeof body.avatarUrl], [true, 'string']);
  assert.equal((await choose(candidates[0].id)).status, 409);
  const { body: again } = await server.call(session, 'GET', `/api/children/${child.id}`);
  assert.equal(again.avatarUrl.split('?')[0], candidates[2].url.split('?')[0]);
});

test('removing a child removes its files, episodes and half-made films', async () => {
  const session = await server.loginAs('super_admin');
  const child = await createChild(server, session, 'Gone');
  await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  const [candidate] = await avatarsReady(session, child.id);
  await server.call(session, 'POST', `/api/children/${child.id}/avatar`, { candidate: candidate.id });
  const episode = await createEpisode(server, session, child.id);
  const { body } = await server.call(session, 'DELETE', `/api/children/${child.id}`, {
    password: 'secret-1',
  });
  assert.deepEqual(body, { removed: true });
  assert.equal((await server.call(session, 'GET', `/api/children/${child.id}`)).status, 404);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${episode.id}`)).status, 404);
  assert.equal((await server.fetch(candidate.url)).status, 404);
  const left = await server.database.asUser(session, (tx) =>
    tx.selectFrom('stored_files').selectAll().execute(),
  );
  assert.deepEqual(left, []);
  const row = await server.database.asOwner('test', (tx) =>
    tx.selectFrom('children').select('id').where('id', '=', child.id).executeTakeFirst(),
  );
  assert.equal(row, undefined, 'not only marked as deleted');
});

test('a photo that an edit brings while its child is deleted goes with it', async () => {
  const session = await server.loginAs('super_admin');
  const child = await createChild(server, session, 'Gone');
  const { path } = (await server.upload(session)).body;
  const deleting = await server.database.asWorker('test', async (tx) => {
    await tx.selectFrom('children').select('id').where('id', '=', child.id).forUpdate().execute();
    const body = { password: 'secret-1' };
    const answer = server.call(session, 'DELETE', `/api/children/${child.id}`, body);
    await lockWaiters(server, 1);
    await tx
      .updateTable('children')
      .set({ photos: [path] })
      .where('id', '=', child.id)
      .execute();
    await tx.updateTable('stored_files').set({ attached: true }).where('path', '=', path).execute();
    return { answer };
  });
  assert.equal((await deleting.answer).status, 200);
  assert.equal(await server.services.storage.find('child-photos', path), null);
});

test('every call about a child of somebody else is 404, and without a session 401', async () => {
  const owner = await server.loginAs();
  const child = await createChild(server, owner);
  const { body: saved } = await server.call(owner, 'GET', `/api/children/${child.id}`);
  const { photos } = saved;
  const calls: [string, string, unknown?][] = [
    ['GET', `/api/children/${child.id}`],
    ['GET', `/api/children/${child.id}/avatars`],
    ['POST', `/api/children/${child.id}/avatars`],
    ['POST', `/api/children/${child.id}/avatar`, { candidate: child.id }],
    ['PUT', `/api/children/${child.id}`, { ...editOf(saved), name: 'Taken' }],
    ['DELETE', `/api/children/${child.id}`, { password: 'secret-1' }],
    ['POST', '/api/looks', { photos: [photos[0].path] }],
  ];
  for (const stranger of [await server.loginAs(), await server.loginAs('super_admin')])
    for (const [method, address, body] of calls)
      assert.equal((await server.call(stranger, method, address, body)).status, 404, `${method} ${address}`);
  for (const [method, address, body] of calls)
    assert.equal((await server.call(null, method, address, body)).status, 401, `${method} ${address}`);
  assert.equal((await server.call(owner, 'GET', '/api/children/not-an-id')).status, 404);
});

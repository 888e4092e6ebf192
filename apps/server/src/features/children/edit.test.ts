import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { createChild, editOf } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { DrawAvatars } from './avatars.job.ts';

let server: TestServer;
let now = new Date();
/** What was drawn, and what holds a drawing up. */
let drawn: string[] = [];
let hold: Promise<void> | undefined;

const draw: DrawAvatars = async ({ look, style }) => {
  drawn.push(`${style} ${look.hairColor}`);
  await hold;
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return ['1', '2', '3', '4'].map((id) => ({ id, label: `${style} ${id}`, description: 'blue', look, png }));
};
before(async () => {
  server = await testServer({ draw, now: () => now }, { QUOTA_UNPAID_CHILDREN: '50' });
});
after(() => server.close());
beforeEach(() => {
  drawn = [];
  hold = undefined;
});

const read = async (session: Session, id: string): Promise<Json> =>
  (await server.call(session, 'GET', `/api/children/${id}`)).body;
const save = (session: Session, id: string, edit: object) =>
  server.call(session, 'PUT', `/api/children/${id}`, edit);
const newPhoto = async (session: Session): Promise<string> => (await server.upload(session)).body.path;

async function candidates(session: Session, id: string): Promise<Json> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { body } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
    if (body.status === 'ready') return body.candidates;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return assert.fail('no avatars came');
}

/** A child of a super admin with an avatar that was drawn and chosen. */
async function drawnChild() {
  const session = await server.loginAs('super_admin');
  const { id } = await createChild(server, session);
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  const [first] = await candidates(session, id);
  await server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate: first.id });
  drawn = [];
  return { session, id, child: await read(session, id) };
}

test('a name is saved, and the saved version counts up', async () => {
  const { session, id, child } = await drawnChild();
  const { status, body } = await save(session, id, { ...editOf(child), name: ' Mila ' });
  assert.equal(status, 200);
  assert.deepEqual([body.name, body.version, body.avatarOutdated], ['Mila', 1, false]);
  assert.equal(body.avatarUrl.split('?')[0], child.avatarUrl.split('?')[0]);
});

test('how the name sounds is saved, stays when an edit does not speak of it, and can be taken back', async () => {
  const { session, id, child } = await drawnChild();
  assert.equal(child.pronunciation, null);
  const edits: [object, string | null][] = [
    [{ pronunciation: ' MEE-ah ' }, 'MEE-ah'],
    [{ name: 'Mila' }, 'MEE-ah'],
    [{ pronunciation: ' ' }, null],
  ];
  for (const [edit, expected] of edits) {
    const now = await read(session, id);
    const { status, body } = await save(session, id, { ...editOf(now), ...edit });
    assert.deepEqual([status, body.pronunciation, body.avatarOutdated], [200, expected, false]);
  }
});

test('a name is heard before it is saved, by people who are signed in', async () => {
  const session = await server.loginAs();
  const say = (pronunciation: string, who: typeof session | null = session) =>
    server.call(who, 'POST', '/api/spoken-names', { name: 'Mia', pronunciation });
  const [own, spelled] = [await say(''), await say('MY-uh')];
  const wave = Buffer.from(own.body.sound, 'base64');
  assert.deepEqual(
    [own.status, wave.toString('latin1', 0, 4), wave.toString('latin1', 8, 12)],
    [200, 'RIFF', 'WAVE'],
  );
  assert.notEqual(spelled.body.sound, own.body.sound);
  assert.equal((await say('', null)).status, 401);
});

test('an edit of an older version is refused and changes nothing', async () => {
  const { session, id, child } = await drawnChild();
  await save(session, id, { ...editOf(child), name: 'Mila' });
  const { status, body } = await save(session, id, { ...editOf(child), name: 'Milo' });
  assert.deepEqual(
    [status, body.code, body.message],
    [409, 'CONFLICT', 'This child was changed somewhere else in the meantime.'],
  );
  assert.equal((await read(session, id)).name, 'Mila');
});

test('what an edit lacks is named in the words of the specification', async () => {
  const { session, id, child } = await drawnChild();
  const faults: [object, string][] = [
    [{ name: ' ' }, "Please enter your child's name"],
    [{ photos: [] }, 'Please add at least one photo of your child'],
    [{ photos: ['1', '2', '3', '4', '5'] }, 'You can upload up to 4 photos'],
  ];
  for (const [fault, message] of faults) {
    const { status, body } = await save(session, id, { ...editOf(child), ...fault });
    assert.deepEqual([status, body.message], [422, message]);
  }
});

test('the style changes once a calendar month, counted in UTC', async () => {
  now = new Date('2026-03-01T00:00:00Z');
  const { session, id, child } = await drawnChild();
  const asked = await server.database.asUser(session, (tx) =>
    tx
      .selectFrom('children')
      .select('avatars_requested_at as at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  assert.deepEqual(asked.at, now, 'every time is the server’s');
  const changed = await save(session, id, { ...editOf(child), style: 'simple' });
  assert.deepEqual([changed.body.style, changed.body.styleOpensAt], ['simple', '2026-04-01T00:00:00.000Z']);

  now = new Date('2026-03-31T23:59:59Z');
  const locked = await save(session, id, { ...editOf(changed.body), style: 'fantasy' });
  assert.deepEqual(
    [locked.status, locked.body.message, locked.body.data],
    [422, 'You can only change the animation style once per month', { field: 'style' }],
  );
  const renamed = await save(session, id, { ...editOf(changed.body), name: 'Mila' });
  assert.equal(renamed.status, 200, 'the lock is the style’s alone');

  now = new Date('2026-04-01T00:00:00Z');
  assert.equal((await read(session, id)).styleOpensAt, null);
  const opened = await save(session, id, { ...editOf(renamed.body), style: 'fantasy' });
  assert.equal(opened.body.style, 'fantasy');
  const row = await server.database.asUser(session, (tx) =>
    tx
      .selectFrom('children')
      .select(['last_style_change', 'style_changes_this_month'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  assert.deepEqual(row, { last_style_change: now, style_changes_this_month: 1 });
});

test('of two changes at once one wins', async () => {
  const { session, id, child } = await drawnChild();
  // Both are let go at the same moment, after both have come as far as they can.
  const [first, second] = await server.database.asWorker('test', async (tx) => {
    await tx.selectFrom('children').select('id').where('id', '=', id).forUpdate().execute();
    const answers = ['simple', 'fantasy'].map((style) => save(session, id, { ...editOf(child), style }));
    await lockWaiters(server, 2);
    return answers.map((answer) => ({ answer }));
  });
  const answers = await Promise.all([first?.answer, second?.answer]);
  assert.deepEqual(answers.map((answer) => answer?.status).sort(), [200, 409]);
  const winner = answers.find((answer) => answer?.status === 200);
  assert.equal((await read(session, id)).style, winner?.body.style);
});

test('replaced photos leave the bucket, new ones keep their order', async () => {
  const { session, id, child } = await drawnChild();
  const [old] = child.photos;
  const [second, third] = [await newPhoto(session), await newPhoto(session)];
  const { body } = await save(session, id, { ...editOf(child), photos: [third, second] });
  assert.deepEqual(
    body.photos.map((photo: { path: string }) => photo.path),
    [third, second],
  );
  assert.equal(body.avatarOutdated, true);
  assert.equal((await server.fetch(old.url)).status, 404);
  assert.equal(await server.services.storage.find('child-photos', old.path), null);
});

test('photos that are not free cannot be taken, and nothing is saved then', async () => {
  const { session, id, child } = await drawnChild();
  const stranger = await server.loginAs();
  const own = child.photos[0].path;
  for (const photos of [[await newPhoto(stranger)], [own, own], ['user-x/y.jpg']]) {
    const { status } = await save(session, id, { ...editOf(child), name: 'Other', photos });
    assert.equal(status, 404, photos.join());
  }
  assert.equal((await read(session, id)).name, 'Mia');
  assert.equal((await server.fetch(child.photos[0].url)).status, 200);
});

test('photos that were deleted in due course are only missed when the style changes', async () => {
  const { session, id } = await drawnChild();
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('children').set({ photos: [] }).where('id', '=', id).execute(),
  );
  const child = await read(session, id);
  const restyled = await save(session, id, { ...editOf(child), style: 'simple' });
  assert.equal(restyled.body.message, 'Please add at least one photo of your child');
  assert.equal((await save(session, id, { ...editOf(child), name: 'Mila' })).status, 200);
});

test('new avatars are drawn of the new look; the kept one stays until another is chosen', async () => {
  const { session, id, child } = await drawnChild();
  const edit = {
    ...editOf(child),
    look: { ...child.look, hairColor: 'red' },
    redraw: true,
  };
  const { body: saved } = await save(session, id, edit);
  assert.deepEqual([saved.redrawing, saved.avatarOutdated], [true, true]);
  const offered = await candidates(session, id);
  assert.deepEqual(drawn, ['anime red']);
  assert.equal(offered.length, 4);
  const { body: waiting } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
  assert.equal(waiting.kept.split('?')[0], child.avatarUrl.split('?')[0]);
  assert.equal((await server.fetch(child.avatarUrl)).status, 200, 'the kept one is still there');

  const choose = (candidate: string) =>
    server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate });
  const choices = await Promise.all([choose(offered[1].id), choose(offered[2].id)]);
  assert.deepEqual(choices.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await server.fetch(child.avatarUrl)).status, 404, 'nobody needs the old one any more');
  const { body: decided } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
  assert.equal(decided.status, 'chosen');
  const after = await read(session, id);
  assert.deepEqual([after.redrawing, after.avatarOutdated], [false, false]);
});

test('nothing is drawn again unless something changed, but later for an earlier change', async () => {
  const { session, id, child } = await drawnChild();
  const same = await save(session, id, { ...editOf(child), redraw: true });
  assert.equal(same.body.redrawing, false);
  const look = { ...child.look, hairColor: 'red' };
  const later = await save(session, id, { ...editOf(same.body), look });
  assert.deepEqual([later.body.redrawing, later.body.avatarOutdated], [false, true]);
  const asked = await save(session, id, { ...editOf(later.body), redraw: true });
  assert.equal(asked.body.redrawing, true);
  await candidates(session, id);
  assert.deepEqual(drawn, ['anime red']);
});

test('a drawing of what the child looked like before is thrown away', async () => {
  const session = await server.loginAs('super_admin');
  const { id } = await createChild(server, session);
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  while (drawn.length === 0) await new Promise((next) => setImmediate(next));
  hold = undefined;
  await save(session, id, { ...editOf(await read(session, id)), style: 'adventure' });
  resolve();
  const labels = (await candidates(session, id)).map((candidate: { label: string }) => candidate.label);
  assert.deepEqual(labels, ['adventure 1', 'adventure 2', 'adventure 3', 'adventure 4']);
  const { body } = await server.call(session, 'DELETE', `/api/children/${id}`, { password: 'secret-1' });
  assert.deepEqual(body, { removed: true });
  const left = await server.database.asUser(session, (tx) =>
    tx.selectFrom('stored_files').select('path').execute(),
  );
  assert.deepEqual(left, []);
});

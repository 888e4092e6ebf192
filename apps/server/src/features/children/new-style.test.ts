import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { createChild, editOf } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { DrawAvatars } from './avatars.job.ts';

let server: TestServer;
let drawn: string[] = [];

const draw: DrawAvatars = async ({ style, look }) => {
  drawn.push(style);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return ['1', '2', '3', '4'].map((id) => ({ id, label: `${style} ${id}`, description: 'blue', look, png }));
};
before(async () => {
  server = await testServer({ draw });
});
after(() => server.close());
beforeEach(() => {
  drawn = [];
});

const read = async (session: Session, id: string): Promise<Json> =>
  (await server.call(session, 'GET', `/api/children/${id}`)).body;
const fileOf = (url: string): string => url.split('?')[0] ?? '';
const rowOf = (id: string) =>
  server.database.asWorker('test', (tx) =>
    tx.selectFrom('children').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

/** Asks until the answer is good. */
async function until<Value>(ask: () => Promise<Value>, isGood: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const value = await ask();
    if (isGood(value)) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return assert.fail('it did not come to that');
}

const avatarsOf = async (session: Session, id: string): Promise<Json> =>
  (await server.call(session, 'GET', `/api/children/${id}/avatars`)).body;
const ready = (session: Session, id: string): Promise<Json> =>
  until(
    () => avatarsOf(session, id),
    ({ status }) => status === 'ready',
  );

/** A child in anime that kept its third avatar. */
async function keptChild() {
  const session = await server.loginAs('super_admin');
  const { id } = await createChild(server, session);
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  const { candidates } = await ready(session, id);
  await server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate: candidates[2].id });
  drawn = [];
  return { session, id, child: await read(session, id), chosenAt: (await rowOf(id)).avatar_chosen_at };
}

const restyle = async (redraw: boolean) => {
  const kept = await keptChild();
  const { session, id, child } = kept;
  const edit = { ...editOf(child), style: 'fantasy', redraw };
  assert.equal((await server.call(session, 'PUT', `/api/children/${id}`, edit)).status, 200);
  return kept;
};

test('another style without new avatars: the kept pose is drawn in it, and nothing is to be chosen', async () => {
  const { session, id, child, chosenAt } = await restyle(false);
  const after = await until(
    () => read(session, id),
    ({ avatarUrl }) => fileOf(avatarUrl) !== fileOf(child.avatarUrl),
  );
  assert.deepEqual(drawn, ['fantasy']);
  assert.deepEqual([after.redrawing, after.avatarOutdated, after.state], [false, false, 'ready']);
  assert.equal(after.newAvatars, null);
  assert.match(after.avatarUrl, /-avatar-3-/);
  assert.equal((await server.fetch(after.avatarUrl)).status, 200);
  assert.equal((await avatarsOf(session, id)).status, 'chosen');
  const row = await rowOf(id);
  assert.deepEqual([row.avatar_variant, row.avatar_style], [2, 'fantasy']);
  assert.deepEqual(row.avatar_chosen_at, chosenAt, 'photos stay no longer for it');
});

test('the picture of the old style is let go of', async () => {
  const { session, id, child } = await restyle(false);
  await until(
    () => rowOf(id),
    ({ avatar_style }) => avatar_style === 'fantasy',
  );
  const path = decodeURIComponent(fileOf(child.avatarUrl)).split('/').slice(-2).join('/');
  const file = await server.database.asUser(session, (tx) =>
    tx.selectFrom('stored_files').select('attached').where('path', '=', path).executeTakeFirst(),
  );
  assert.deepEqual(file, { attached: false });
});

test('another style with new avatars: the present one is kept in it, until another is chosen', async () => {
  const { session, id, child } = await restyle(true);
  const { kept, candidates } = await ready(session, id);
  const told = await read(session, id);
  assert.deepEqual([told.state, told.newAvatars], ['ready', 'waiting']);
  assert.equal(fileOf(kept), fileOf(candidates[2].url));
  assert.notEqual(fileOf(kept), fileOf(child.avatarUrl));
  const choose = (candidate: string) =>
    server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate });
  assert.equal((await choose(candidates[2].id)).status, 200);
  assert.equal((await read(session, id)).newAvatars, null);
  assert.equal((await server.fetch(kept)).status, 200, 'choosing what is kept deletes nothing');
  assert.equal((await choose(candidates[0].id)).status, 409);
  assert.equal(fileOf((await read(session, id)).avatarUrl), fileOf(kept));
});

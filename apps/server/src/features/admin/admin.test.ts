import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { AdminChild, AdminEpisode } from '@milestoon/contract';
import { addGivenUpJob } from '../../testing/given-up.ts';
import { childWithAvatar, createChild, createEpisode } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { asAdmin } from './desk.ts';

let server: TestServer;
let admin: Session;
let parent: Session;
let mia: { id: string };
let ben: { id: string };
let episode: { id: string };
before(async () => {
  server = await testServer({ produce: () => new Promise(() => {}), draw: async () => [] });
  admin = await server.loginAs('admin');
  parent = await server.loginAs();
  await server.subscribe(parent);
  mia = await childWithAvatar(server, parent, 'Wilhelmina');
  ben = await createChild(server, parent, 'Bartholomew');
  episode = await createEpisode(server, parent, mia.id);
});
after(() => server.close());

const read = async (list: string, query = '', session = admin): Promise<Json> =>
  (await server.call(session, 'GET', `/api/admin/${list}${query}`)).body;
const ofParent = (list: string, more = ''): Promise<Json> => read(list, `?user=${parent.id}${more}`);
const kinds = async (session: Session): Promise<string[]> =>
  (await server.call(session, 'GET', '/api/account-events')).body.events.map(
    ({ kind, times }: { kind: string; times: number }) => `${kind} ${times}`,
  );

test('accounts with how much they have, in pages by address; a part of an address finds them', async () => {
  const found = await read('users', `?search=${parent.email.toUpperCase()}`);
  const { createdAt, ...row } = found.rows[0];
  assert.ok(Date.parse(createdAt) <= Date.now());
  assert.deepEqual(row, {
    id: parent.id,
    email: parent.email,
    role: 'user',
    isConfirmed: false,
    children: 2,
    episodes: 1,
  });
  assert.deepEqual([found.total, found.page, found.pages], [1, 1, 1]);
  await server.database.auth
    .insertInto('user')
    .values(Array.from({ length: 120 }, (_, i) => ({ name: 'Many', email: `many-${i}@example.com` })))
    .execute();
  const pages = [1, 2, 3, 4].map((page) => read('users', `?search=many-&page=${page}`));
  const seen = (await Promise.all(pages)).map(({ rows, total, pages: all }) => [rows.length, total, all]);
  assert.deepEqual(seen, [
    [50, 120, 3],
    [50, 120, 3],
    [20, 120, 3],
    [0, 120, 3],
  ]);
  for (const search of ['%', '_', '\\', "'"])
    assert.deepEqual((await read('users', `?search=${encodeURIComponent(search)}`)).rows, [], search);
});

test('children and episodes are told by number and state, and by nothing a family wrote or showed', async () => {
  const children = await ofParent('children');
  assert.deepEqual(
    children.rows.map(({ id, childNumber, state, episodes }: AdminChild) => [
      id,
      childNumber,
      state,
      episodes,
    ]),
    [
      [ben.id, 2, 'waiting', 0],
      [mia.id, 1, 'chosen', 1],
    ],
  );
  const episodes = await ofParent('episodes');
  assert.deepEqual(
    episodes.rows.map((row: AdminEpisode) => [row.id, row.childNumber, row.episodeNumber, row.state]),
    [[episode.id, 1, 1, 'processing']],
  );
  assert.deepEqual(
    [Object.keys(children.rows[0]).toSorted(), Object.keys(episodes.rows[0]).toSorted()],
    [
      ['childNumber', 'createdAt', 'email', 'episodes', 'id', 'state', 'userId'],
      ['changedAt', 'childNumber', 'createdAt', 'email', 'episodeNumber', 'id', 'share', 'state', 'userId'],
    ],
  );
  assert.equal((await ofParent('children', '&state=waiting')).total, 1);
  assert.deepEqual((await ofParent('children', '&state=failed')).rows, []);
  assert.deepEqual((await ofParent('episodes', '&state=completed')).rows, []);
});

test('a new version that failed is told from an episode that failed', async () => {
  const states: Record<string, object> = {
    failed: { status: 'failed' },
    completed: { status: 'completed', version: 1 },
    changing: { status: 'completed', version: 2 },
    'change-failed': { status: 'completed', version: 2, failure: 'production failed' },
  };
  for (const [state, { status, version = 1, failure = null }] of Object.entries(states) as [string, Json][]) {
    await server.database.asWorker('test', async (tx) => {
      await tx.updateTable('episodes').set({ status }).where('id', '=', episode.id).execute();
      await tx
        .updateTable('episode_productions')
        .set({ version, made_version: 1, failure })
        .where('episode_id', '=', episode.id)
        .execute();
    });
    assert.equal((await ofParent('episodes', `&state=${state}`)).rows[0]?.state, state);
  }
  await server.database.asWorker('test', async (tx) => {
    await tx.updateTable('episodes').set({ status: 'processing' }).where('id', '=', episode.id).execute();
    await tx
      .updateTable('episode_productions')
      .set({ version: 1, made_version: null, failure: null })
      .where('episode_id', '=', episode.id)
      .execute();
  });
});

test('whoever was looked at reads it in their trail, once a day for each kind; an admin’s own look is none', async () => {
  const family = await server.loginAs();
  await createChild(server, family);
  const untouched = await server.loginAs();
  for (let i = 0; i < 2; i += 1) {
    await read('users', `?search=${encodeURIComponent(family.email)}`);
    await read('children', `?user=${family.id}`);
  }
  await addGivenUpJob(server, 'push-notification', { notificationId: randomUUID() }, { owner: family.id });
  await read('failures');
  assert.deepEqual(await kinds(family), ['progress-seen 3', 'address-seen 2', 'signed-in 1']);
  await read('users', `?search=${encodeURIComponent(admin.email)}`);
  assert.deepEqual(await kinds(admin), ['role-changed 1', 'signed-in 1']);
  assert.deepEqual(await kinds(untouched), ['signed-in 1']);
});

test('messages to support are read as they were written, and whoever sent one reads that', async () => {
  const family = await server.loginAs();
  const write = (session: Session | null, email: string, message: string) =>
    server.call(session, 'POST', '/api/support', { reason: 'fault', email, message });
  const { body: receipt } = await write(family, family.email, 'It stands still.\nSince yesterday.');
  await write(null, 'stranger@example.com', 'I cannot sign in.');
  const { rows, total } = await read('support-messages');
  assert.equal(total, 2);
  assert.deepEqual(
    rows.map(({ userId, email, message }: Json) => [userId, email, message]),
    [
      [null, 'stranger@example.com', 'I cannot sign in.'],
      [family.id, family.email, 'It stands still.\nSince yesterday.'],
    ],
  );
  assert.deepEqual([rows[1].number, rows[1].reason], [receipt.number, 'fault']);
  assert.ok((await kinds(family)).includes('support-read 1'));
});

test('the database is asked who is an admin: whoever only says so is shown nothing', async () => {
  const { email, id } = parent;
  const pretender = { id, email, createdAt: new Date(), role: 'admin' } as const;
  let seen = false;
  const look = asAdmin(server.services, pretender, 'test', async () => {
    seen = true;
  });
  await assert.rejects(look, { code: 'NOT_FOUND' });
  assert.equal(seen, false);
});

test('who is no admin any more is no admin at the next look', async () => {
  const former = await server.loginAs('admin');
  assert.equal((await server.call(former, 'GET', '/api/admin/users')).status, 200);
  const boss = await server.loginAs('super_admin');
  assert.equal((await server.call(boss, 'GET', '/api/admin/users')).status, 200);
  await server.call(boss, 'PUT', `/api/users/${former.id}/role`, { role: 'user' });
  for (const list of ['users', 'children', 'episodes', 'failures', 'support-messages'])
    assert.equal((await server.call(former, 'GET', `/api/admin/${list}`)).status, 404, list);
});

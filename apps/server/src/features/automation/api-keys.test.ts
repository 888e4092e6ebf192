import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { apiKeyScopes, contract, opens } from '@milestoon/contract';
import type { Mail } from '../../platform/mail/mail.ts';
import { createApiKey, createChild } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let mails: Mail[] = [];
before(async () => {
  server = await testServer({ sendMail: async (mail) => void mails.push(mail) });
});
after(() => server.close());

const withKey = (key: string, address: string, method = 'GET', clientAddress = '127.0.0.1') =>
  server.fetch(address, {
    method,
    clientAddress,
    headers: { 'x-api-key': key, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{}' }),
  });
const statusOf = async (key: string, address = '/api/children'): Promise<number> =>
  (await withKey(key, address)).status;

const order = { name: 'Backup at home', scope: 'read', password: 'secret-1' };
const make = (session: Session | null, changes: object = {}) =>
  server.call(session, 'POST', '/api/api-keys', { ...order, ...changes });
const list = async (session: Session) => (await server.call(session, 'GET', '/api/api-keys')).body;
const trail = async (session: Session): Promise<string[]> => {
  const rows = await server.database.asUser(session, (tx) =>
    tx.selectFrom('audit_events').select(['kind', 'name']).orderBy('id').execute(),
  );
  return rows.filter(({ kind }) => kind.startsWith('key-')).map(({ kind, name }) => `${kind}: ${name}`);
};

test('a key is made with the password, told once, described afterwards, and revoked by its id', async () => {
  const session = await server.loginAs();
  const refused = await make(session, { password: 'secret-2' });
  assert.deepEqual([refused.status, refused.body.data], [422, { field: 'password' }]);
  assert.deepEqual(await list(session), []);
  const { status, body } = await make(session);
  assert.equal(status, 201);
  assert.match(body.key, /^milestoon_[\w-]{43}$/);
  const [known] = await list(session);
  const { key: _told, ...described } = body;
  assert.deepEqual(known, described);
  assert.deepEqual(
    [known.name, known.scope, known.beginning, known.lastUsedAt],
    ['Backup at home', 'read', body.key.slice(0, 16), null],
  );
  assert.equal(await statusOf(body.key), 200);
  assert.equal(typeof (await list(session))[0].lastUsedAt, 'string');
  const revoked = await server.call(session, 'DELETE', `/api/api-keys/${known.id}`);
  assert.equal(revoked.status, 200);
  assert.equal(await statusOf(body.key), 404);
  assert.deepEqual(await list(session), []);
  assert.deepEqual(await trail(session), [
    'key-made: Backup at home',
    'key-used: Backup at home',
    'key-revoked: Backup at home',
  ]);
});

test('of a key nothing is stored that opens anything', async () => {
  const session = await server.loginAs();
  const key = await createApiKey(server, session);
  const row = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('api_keys').selectAll().where('user_id', '=', session.id).executeTakeFirstOrThrow(),
  );
  assert.ok(!JSON.stringify(row).includes(key.slice(17)));
});

test('wrong passwords are counted where they are for a change of the password', async () => {
  const session = await server.loginAs();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await make(session, { password: 'wrong-1' })).status);
  assert.deepEqual([statuses[0], statuses.at(-1)], [422, 429]);
  assert.deepEqual(await list(session), []);
});

test('every call opens to the scope that the contract names for it, and to no other', async () => {
  const calls = Object.entries(contract).flatMap(([feature, named]) =>
    Object.entries(named).map(([name, call]) => {
      const { path = '', method = 'GET' } = call['~orpc'].route;
      return { place: [feature, name], path: path.replace(/\{\w+\}/, 'x'), method };
    }),
  );
  for (const scope of apiKeyScopes) {
    // Calls with keys are counted by person: each scope is tried by another.
    const key = await createApiKey(server, await server.loginAs('super_admin'), scope);
    const closed = calls.filter(({ place }) => !opens(scope, place));
    for (const feature of ['account', 'privacy', 'roles', 'billing', 'automation', 'publishing'])
      assert.ok(
        closed.some(({ place }) => place[0] === feature),
        feature,
      );
    for (const { place, path, method } of closed)
      assert.equal((await withKey(key, path, method)).status, 404, `${scope} ${place.join('.')}`);
  }
});

test('a read key reads and changes nothing, a write key does both, a report key neither', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session, 'Mia');
  const tries = async (scope: (typeof apiKeyScopes)[number]) => {
    const key = await createApiKey(server, session, scope);
    const own = (method: string) => withKey(key, `/api/children/${child.id}`, method);
    // The password was asked for before the key was made.
    return [await statusOf(key), (await own('PUT')).status, (await own('DELETE')).status];
  };
  assert.deepEqual(await tries('read'), [200, 404, 404]);
  assert.deepEqual(await tries('report'), [404, 404, 404]);
  assert.deepEqual(await tries('write'), [200, 422, 200]);
});

test('a key ends: after ninety days, or as many as are asked for, at most a year', async () => {
  const session = await server.loginAs();
  const days = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }): number =>
    Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000);
  assert.equal(days((await make(session)).body), 90);
  assert.equal(days((await make(session, { days: 365 })).body), 365);
  for (const wrong of [0, 366, 1.5, 1e9]) assert.equal((await make(session, { days: wrong })).status, 422);
  const { key, id } = (await make(session, { days: 1 })).body;
  assert.equal(await statusOf(key), 200);
  await server.database.asOwner('test', (tx) =>
    tx
      .updateTable('api_keys')
      .set({ created_at: new Date(Date.now() - 2 * 86_400_000), expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute(),
  );
  assert.equal(await statusOf(key), 404);
  assert.equal((await list(session)).length, 3, 'it stays in the list');
});

test('ten keys at a time, also when more are asked for at the same moment', async () => {
  const session = await server.loginAs();
  await Promise.all(Array.from({ length: 9 }, () => make(session)));
  const answers = await Promise.all([make(session), make(session), make(session)]);
  assert.equal((await list(session)).length, 10);
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
});

test('a key opens the rows of its own person, whatever session comes with it', async () => {
  const [mine, other] = [await server.loginAs(), await server.loginAs()];
  const own = await createChild(server, mine, 'Mia');
  const foreign = await createChild(server, other, 'Ben');
  const key = await createApiKey(server, mine);
  const read = await server.fetch('/api/children', { session: other, headers: { 'x-api-key': key } });
  assert.deepEqual(
    (await read.json()).map((child: { id: string }) => child.id),
    [own.id],
  );
  assert.equal(await statusOf(key, `/api/children/${foreign.id}`), 404);
  const wrong = await server.fetch('/api/children', { session: other, headers: { 'x-api-key': 'wrong' } });
  assert.equal(wrong.status, 404);
  const [{ id }] = await list(mine);
  assert.equal((await server.call(other, 'DELETE', `/api/api-keys/${id}`)).status, 404);
  assert.equal(await statusOf(key), 200);
});

test('the trail names a key once for every network that it is used from', async () => {
  const session = await server.loginAs();
  const key = await createApiKey(server, session, 'read');
  for (const address of ['198.51.100.7', '198.51.100.7', '203.0.113.9'])
    await withKey(key, '/api/children', 'GET', address);
  const rows = await server.database.asUser(session, (tx) =>
    tx.selectFrom('audit_events').select('network').where('kind', '=', 'key-used').orderBy('id').execute(),
  );
  assert.deepEqual(
    rows.map(({ network }) => network),
    ['198.51.100.x', '203.0.113.x'],
  );
});

test('keys are counted by person, guesses by address', async () => {
  const session = await server.loginAs();
  const key = await createApiKey(server, session, 'read');
  const statuses = await Promise.all(Array.from({ length: 301 }, () => statusOf(key, '/api/subscription')));
  assert.deepEqual(
    [statuses.filter((s) => s === 200).length, statuses.filter((s) => s === 429).length],
    [300, 1],
  );
  const guess = async (address: string) =>
    (await withKey('milestoon_guess', '/api/children', 'GET', address)).status;
  for (let i = 0; i < 30; i += 1) assert.equal(await guess('10.9.9.9'), 404);
  assert.equal(await guess('10.9.9.9'), 429);
  assert.equal(await guess('10.9.9.8'), 404);
});

test('a payment for a child takes a key of the payer and no other', async () => {
  const [mine, other] = [await server.loginAs(), await server.loginAs()];
  const child = await createChild(server, mine, 'Mia');
  const pay = async (api_key: string) => {
    const body = {
      price_id: 'price_premium_monthly',
      mode: 'subscription',
      success_url: '/',
      cancel_url: '/',
      metadata: { child_id: child.id, child_name: 'Mia', api_key },
    };
    return (await server.call(mine, 'POST', '/functions/v1/stripe-checkout', body)).status;
  };
  assert.equal(await pay(await createApiKey(server, other)), 404);
  assert.equal(await pay(await createApiKey(server, mine, 'report')), 200);
});

test('an account that is being deleted has no key any more', async () => {
  const session = await server.loginAs();
  const key = await createApiKey(server, session);
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('erasures')
      .values({
        kind: 'account',
        user_id: session.id,
        key_hash: session.id,
        language: 'en',
        requested_at: new Date(),
      })
      .execute(),
  );
  assert.equal(await statusOf(key), 404);
});

test('all keys end with a new password and with one set by a mailed link; the parent is told in the app', async () => {
  const session = await server.loginAs();
  const old = await createApiKey(server, session);
  const change = await server.call(session, 'POST', '/api/password', {
    currentPassword: 'secret-1',
    newPassword: 'secret-1',
  });
  assert.equal(change.status, 200);
  assert.deepEqual([await statusOf(old), await list(session)], [404, []]);
  const { body: told } = await server.call(session, 'GET', '/api/notifications');
  assert.deepEqual(
    told.items.map(({ kind }: { kind: string }) => kind),
    ['api-keys-ended'],
  );

  const fresh = await createApiKey(server, session);
  mails = [];
  await server.call(null, 'POST', '/api/password-reset/request', { email: session.email });
  const link = await mailed(/reset-password\?token=([\w-]+)/);
  const reset = { token: link, newPassword: 'another-secret' };
  assert.equal((await server.call(null, 'POST', '/api/password-reset', reset)).status, 200);
  assert.equal(await statusOf(fresh), 404);
});

/** What the pattern finds in a mail, once there is one. */
async function mailed(pattern: RegExp): Promise<string> {
  for (;;) {
    const found = mails.map(({ html }) => pattern.exec(html)?.[1]).find(Boolean);
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

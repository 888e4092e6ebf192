import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createApiKey, createChild, childWithAvatar, createEpisode } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ produce: () => new Promise(() => {}), draw: async () => [] });
});
after(() => server.close());

interface Told {
  id: number;
  kind: string;
  times: number;
  detail: string | null;
  episode: string | null;
  network: string | null;
  device: string | null;
  apiKey: string | null;
  isHere: boolean;
}
const read = async (session: Session, before?: number): Promise<{ events: Told[]; next: number | null }> =>
  (await server.call(session, 'GET', `/api/account-events${before ? `?before=${before}` : ''}`)).body;
const kinds = async (session: Session): Promise<string[]> =>
  (await read(session)).events.map(({ kind }) => kind);

const signIn = (email: string, password: string, clientAddress: string) =>
  server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    },
    body: JSON.stringify({ email, password }),
    clientAddress,
  });

test('a sign-in is told with device and network, and the session that asks knows itself', async () => {
  const session = await server.loginAs();
  const answer = await signIn(session.email, 'secret-1', '203.0.113.7');
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const [latest, first] = (await read({ ...session, cookie })).events;
  const { id: _id, ...told } = latest ?? assert.fail();
  assert.deepEqual(
    [told.kind, told.device, told.network, told.isHere, first?.kind, first?.isHere],
    ['signed-in', 'Firefox · Windows', '203.0.113.x', true, 'signed-in', false],
  );
});

test('wrong passwords are one line of the account they were for, from wherever they came', async () => {
  const session = await server.loginAs();
  for (let i = 0; i < 4; i += 1) await signIn(session.email, 'wrong-1', `198.51.${i}.1`);
  await signIn('nobody@example.com', 'wrong-1', '198.51.100.1');
  let failed: Told | undefined;
  // Nobody waits for the line to be written, so that no answer tells by its time whether there is an account.
  while (failed?.times !== 4)
    failed = (await read(session)).events.find(({ kind }) => kind === 'sign-in-failed');
  assert.equal((await kinds(session)).filter((kind) => kind === 'sign-in-failed').length, 1);
});

test('copies, new passwords and deletions are told', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session, 'Wilhelmina');
  await server.call(session, 'POST', '/api/privacy/export', { password: 'secret-1' });
  assert.equal(
    (await server.call(session, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' })).status,
    200,
  );
  const second = await createChild(server, session, 'Ben');
  await server.call(session, 'POST', '/api/privacy/erase-child', {
    childId: second.id,
    password: 'secret-1',
  });
  const passwords = { currentPassword: 'secret-1', newPassword: 'another-secret' };
  await server.call(session, 'POST', '/api/password', passwords);
  const { events } = await read(session);
  assert.deepEqual(
    events.map(({ kind, times }) => `${kind} ${times}`),
    ['password-changed 1', 'child-deleted 2', 'exported 1', 'signed-in 1'],
  );
  assert.ok(!JSON.stringify(events).includes('Wilhelmina'));
});

test('what a program did is told with the name of its key; a deleted episode is a number', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session, 'Mia');
  const { id } = await createEpisode(server, session, child.id);
  const key = await createApiKey(server, session, 'write');
  await server.fetch(`/api/episodes/${id}`, { method: 'DELETE', headers: { 'x-api-key': key } });
  const deleted = (await read(session)).events.find(({ kind }) => kind === 'episode-deleted');
  assert.deepEqual([deleted?.detail, deleted?.apiKey, deleted?.isHere], ['1', 'To write', false]);
});

test('whose address a super admin was shown is told, once a day', async () => {
  const session = await server.loginAs();
  const boss = await server.loginAs('super_admin');
  for (let i = 0; i < 2; i += 1)
    await server.call(boss, 'GET', `/api/users?search=${encodeURIComponent(session.email)}`);
  assert.deepEqual(await kinds(session), ['looked-at', 'signed-in']);
  assert.ok(!(await kinds(boss)).includes('looked-at'));
});

test('it is read page by page, by its owner alone', async () => {
  const [mine, other] = [await server.loginAs(), await server.loginAs()];
  await server.database.asWorker('test', async (tx) => {
    for (let i = 0; i < 40; i += 1)
      await server.services.ports.audit(tx, mine.id, { kind: 'key-made', name: `Key ${i}` });
  });
  const first = await read(mine);
  const second = await read(mine, first.next ?? 0);
  assert.deepEqual([first.events.length, second.events.length, second.next], [30, 11, null]);
  assert.deepEqual(await kinds(other), ['signed-in']);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { mostSessions } from './most-sessions.ts';

let server: TestServer;
before(async () => {
  server = await testServer();
});
after(() => server.close());

const sessionsOf = (userId: string) =>
  server.database.auth
    .selectFrom('session')
    .select(['token', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

test('of more sessions than an account may have the oldest ends with the next sign-in, and no other', async () => {
  const session = await server.loginAs();
  const other = await server.loginAs();
  const before = Date.now();
  for (const { id } of [session, other])
    await server.database.auth
      .insertInto('session')
      .values(
        Array.from({ length: mostSessions - 1 }, (_, age) => ({
          user_id: id,
          token: `${id} ${age}`,
          expires_at: new Date(before + 86_400_000),
          created_at: new Date(before - (age + 1) * 60_000),
        })),
      )
      .execute();
  const answer = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: session.email, password: 'secret-1' }),
  });
  assert.equal(answer.status, 200);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const left = (await sessionsOf(session.id)).map(({ token }) => token);
  assert.equal(left.length, mostSessions);
  assert.ok(!left.includes(`${session.id} ${mostSessions - 2}`), 'the oldest');
  assert.ok(left.includes(`${session.id} ${mostSessions - 3}`));
  for (const each of [session, { ...session, cookie }, other])
    assert.notEqual((await server.call(each, 'GET', '/api/session')).body.user, null);
  assert.equal((await sessionsOf(other.id)).length, mostSessions, 'of others nothing ends');
});

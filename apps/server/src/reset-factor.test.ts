import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import {
  holdClock,
  Jar,
  mailbox,
  signIn,
  withApp,
} from './features/account/second-factor/authenticator.testing.ts';
import { resetFactorOf } from './reset-factor.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
const mails = mailbox();
before(async () => {
  server = await testServer({ sendMail: mails.sendMail });
  holdClock();
});
after(async () => {
  mock.timers.reset();
  await server.close();
});

const reset = (address: string) => resetFactorOf(server.database.ownerUrl, server.services.config, address);

test('the operator opens an account whose owner lost phone and codes; its sessions end, and it is told', async () => {
  const { session } = await withApp(server, await server.loginAs('super_admin'));
  assert.deepEqual((await signIn(server, new Jar(), session.email)).body, { secondStep: true });
  assert.equal(await reset(session.email.toUpperCase()), true);
  assert.equal((await server.call(session, 'GET', '/api/children')).status, 401);
  assert.equal((await signIn(server, new Jar(), session.email)).body.user.id, session.id);
  await mails.waitFor(session.email, /was reset/);
  const told = await server.database.asUser(session, (tx) =>
    tx.selectFrom('audit_events').select('kind').where('kind', '=', 'second-factor-reset').execute(),
  );
  assert.equal(told.length, 1);
});

test('the super admin of one’s own machine is found by the address as it is typed; a stranger’s is not', async () => {
  assert.deepEqual([await reset('admin@localhost'), await reset('nobody@example.com')], [true, false]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectChannel, sharedScene } from './publishing.testing.ts';

const { server, google } = await sharedScene({}, { SMTP_URL: 'smtp://mail.test' });

test('a channel is connected by nobody whose address is not confirmed; one that is stays', async () => {
  const session = await server.loginAs();
  const confirm = (confirmed: boolean) =>
    server.database.auth
      .updateTable('user')
      .set({ email_verified: confirmed })
      .where('id', '=', session.id)
      .execute();
  const refused = await server.call(session, 'POST', '/api/youtube/authorization');
  assert.deepEqual([refused.status, refused.body.code], [409, 'ADDRESS_UNCONFIRMED']);
  assert.match(refused.body.message, /^Please confirm your email address first/);
  await confirm(true);
  const { body } = await server.call(session, 'POST', '/api/youtube/authorization');
  const returned = google.allow(body.url);
  await confirm(false);
  const late = await server.call(session, 'POST', '/api/youtube/connection', returned);
  assert.deepEqual([late.status, late.body.code], [409, 'ADDRESS_UNCONFIRMED']);
  await confirm(true);
  await connectChannel({ server, google }, session);
  // As an account of before addresses were confirmed.
  await confirm(false);
  const { channel } = (await server.call(session, 'GET', '/api/youtube')).body;
  assert.equal(channel.isLost, false);
});

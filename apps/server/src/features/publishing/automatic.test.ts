import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createLog } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { childWithAvatar, createEpisode } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { type StandInGoogle, startGoogle, youtubeSettings } from './google.testing.ts';
import { connectChannel, publicationOf } from './publishing.testing.ts';

let google: StandInGoogle;
let server: TestServer;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-publishing-'));
let mailed: (mail: Mail) => void = () => {};
before(async () => {
  google = await startGoogle();
  server = await testServer(
    {
      google: google.addresses,
      produce: smallProduction,
      log: createLog(folder, 'debug'),
      sendMail: async (mail) => mailed(mail),
    },
    youtubeSettings,
  );
});
after(async () => {
  await server.close();
  await google.close();
  fs.rmSync(folder, { recursive: true });
});

/** Resolves when a mail with this subject goes out. */
const mail = (subject: RegExp): Promise<void> =>
  new Promise((resolve) => {
    mailed = (one) => {
      if (subject.test(one.subject)) resolve();
    };
  });

test('a new episode is on YouTube by itself; the account is erased with its permission; the log tells nothing', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session, 'Quirina');
  await connectChannel({ server, google }, session);
  const [token = ''] = google.refreshTokens;
  const published = mail(/is on YouTube/);
  const { id } = await createEpisode(server, session, child.id);
  await published;
  assert.equal((await publicationOf(server, session, id)).status, 'published');
  assert.equal(google.channel.videos.size, 1);
  assert.deepEqual(google.complaints, []);

  const erased = mail(/receipt of a deletion/);
  const order = { email: session.email, password: 'secret-1' };
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', order)).status, 202);
  await erased;
  assert.equal(google.refreshTokens.size, 0);
  assert.equal(google.channel.videos.size, 1, 'what is on YouTube stays');

  const log = fs.readFileSync(path.join(folder, 'logs', 'server.log'), 'utf8');
  assert.ok(log.includes('/api/youtube/connection'));
  for (const secret of [token, 'ya29.', '/session/', 'Quirina', 'First steps', google.channel.title])
    assert.ok(!log.includes(secret), secret);
});

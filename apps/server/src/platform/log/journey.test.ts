import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Stripe from 'stripe';
import { createApiKey, createChild, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { testServer } from '../../testing/test-server.ts';
import { createLog } from './log.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-log-'));
after(() => fs.rmSync(folder, { recursive: true }));

interface Line {
  msg: string;
  [fact: string]: unknown;
}

const logFile = path.join(folder, 'logs/server.log');
const lines = (): Line[] =>
  fs
    .readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Resolves to the line as soon as it is written. */
async function lineWith(facts: Record<string, unknown>): Promise<Line> {
  for (;;) {
    const found = lines().find((line) =>
      Object.entries(facts).every(([name, value]) => line[name] === value),
    );
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** As the mail library throws it: with the recipient in every corner. */
class RefusedMail extends Error {
  readonly rejected: string[];
  readonly envelope: { to: string[] };
  constructor(to: string) {
    super(`Can't send mail - all recipients were rejected: 550 5.1.1 <${to}>: user unknown`);
    this.rejected = [to];
    this.envelope = { to: [to] };
  }
}

test('a family’s whole way is in the log by ids, and nothing that a family wrote or is called', async (t) => {
  const secret = 'whsec_of_the_journey';
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICE_ID: 'price_1',
  };
  const told = {
    name: 'Wilhelmina',
    title: 'Zebrastreifen',
    text: 'Today Wilhelmina tickled the Oberbürgermeister.',
  };
  let failures = 1;
  const server = await testServer(
    {
      log: createLog(folder, 'info'),
      draw: async () => [],
      async produce(request, host) {
        if (failures-- > 0) throw new Error('the encoder ended with code 1');
        return smallProduction(request, host);
      },
      sendMail: (mail) => Promise.reject(new RefusedMail(mail.to)),
    },
    { PAYMENTS: '', ...stripe },
  );
  t.after(() => server.close());
  const parent = await server.loginAs();
  const signIn = (password: string) =>
    server.call(null, 'POST', '/api/auth/sign-in/email', { email: parent.email, password });
  assert.equal((await signIn('the-wrong-password')).status, 401);
  assert.equal((await signIn('secret-1')).status, 200);
  await server.subscribe(parent);
  const child = await createChild(server, parent, told.name);
  await server.call(parent, 'POST', `/api/children/${child.id}/avatars`);
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('children')
      .set({ avatar_url: `user-${parent.id}/a.png`, avatar_variant: 1, avatar_selected: true })
      .where('id', '=', child.id)
      .execute(),
  );
  const episode = await createEpisode(server, parent, child.id, told.text);
  await episodeStatus(server, parent, episode.id, ['completed']);
  const key = await createApiKey(server, parent);
  await server.call(parent, 'PUT', `/api/episodes/${episode.id}`, { title: told.title });
  await server.call(parent, 'POST', '/api/password-reset/request', { email: parent.email });
  await server.call(parent, 'POST', '/api/support', {
    email: parent.email,
    reason: 'other',
    message: told.text,
    language: 'en',
  });
  await server.fetch(`/${parent.email}/${told.name}?title=${told.title}`);
  await server.fetch(`/api/children/${told.name}`, { session: parent });
  const payload = JSON.stringify({
    id: 'evt_of_the_journey',
    object: 'event',
    created: 1_800_000_000,
    type: 'customer.updated',
    data: { object: { id: 'cus_1', object: 'customer', email: parent.email, name: told.name } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  for (const given of ['t=1,v1=forged', signature])
    await server.fetch('/webhooks/stripe', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': given },
    });

  const job = { queue: 'produce-episode' };
  const began = await lineWith({ ...job, msg: 'a job began', attempt: 1 });
  const failed = await lineWith({ ...job, msg: 'a job failed' });
  const done = await lineWith({ ...job, msg: 'a job is done' });
  assert.deepEqual([failed.job, done.job], [began.job, began.job]);
  assert.deepEqual(began.about, { episodeId: episode.id });
  assert.match(JSON.stringify(failed.err), /the encoder ended with code 1/);
  assert.ok((await lineWith({ msg: 'a step of an episode is done', step: 'video' })).job);
  const refusedMail = await lineWith({ queue: 'mail-reset-link', msg: 'a job failed' });
  assert.match(JSON.stringify(refusedMail.err), /550 5\.1\.1 <…@…>: user unknown/);
  for (const event of ['signed-up', 'sign-in-failed', 'signed-in', 'key-made'])
    assert.equal((await lineWith({ msg: 'account', event })).user, parent.id, event);
  assert.ok((await lineWith({ event: 'key-made' })).request, 'a line of a request names it');
  await lineWith({ msg: 'a payment event came', event: 'evt_of_the_journey' });
  await lineWith({ msg: 'a request was refused', path: '/webhooks/stripe', status: 400 });
  await lineWith({ msg: 'a request was refused', path: '/api/auth/sign-in/email', status: 401 });
  await lineWith({ msg: 'a request was refused', path: '/api/children/*', user: parent.id });

  const text = fs.readFileSync(logFile, 'utf8');
  const cookie = parent.cookie.split('=')[1] ?? '';
  const personal = [
    ...Object.values(told),
    parent.email,
    'Oberb',
    'secret-1',
    'the-wrong-password',
    key,
    cookie,
  ];
  for (const word of personal) assert.ok(word.length > 4 && !text.includes(word), word);
  for (const line of lines()) assert.ok(!('email' in line) && !('name' in line), JSON.stringify(line));
});

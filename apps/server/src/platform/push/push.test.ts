import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readConfig } from '../config/config.ts';
import { newBrowser, readSender } from './browser.testing.ts';
import { createPush } from './push.ts';

const secret = randomBytes(32).toString('base64url');
const message = {
  id: '0b5e1f5a-1c53-4f0f-9f43-6f1f4a3f5a11',
  title: 'Your episode is ready',
  text: '“First steps” is ready to watch.',
  path: '/app/episodes/1',
};
const browser = newBrowser('https://push.example.com/send/abc');
const target = { endpoint: browser.endpoint, ...browser.keys };

/** A push service that answers with these statuses, one after the other. */
function service(...statuses: number[]) {
  const posted: { address: string; headers: Record<string, string>; body: Buffer }[] = [];
  const post = async (address: string, rest: { headers: Record<string, string>; body: Buffer }) => {
    posted.push({ address, ...rest });
    return statuses.shift() ?? 201;
  };
  return { posted, post };
}

test('only the browser can read a message, and the service sees who sent it', async () => {
  const { posted, post } = service();
  const config = readConfig({ PUBLIC_URL: 'https://milestoon.example.com', PAYMENTS: 'emulator' });
  const push = createPush(config, secret, post);
  assert.equal(await push.send(target, message), 'taken');
  const [sent] = posted;
  assert.ok(sent);
  assert.equal(sent.address, browser.endpoint);
  assert.ok(!sent.body.includes('episode'));
  assert.deepEqual(browser.read(sent.body), message);
  assert.throws(() => newBrowser(browser.endpoint).read(sent.body));
  const claims = readSender(sent.headers.Authorization ?? '', push.publicKey);
  assert.partialDeepStrictEqual(claims, {
    aud: 'https://push.example.com',
    sub: 'https://milestoon.example.com',
  });
  assert.equal(sent.headers.Topic, message.id.replaceAll('-', ''));
  const other = createPush(config, randomBytes(32).toString('base64url'), post);
  assert.throws(() => readSender(sent.headers.Authorization ?? '', other.publicKey));
});

test('a configured key is used instead of the kept one, and without https the sender of mails answers', async () => {
  const { posted, post } = service();
  const key = randomBytes(32).toString('base64url');
  const config = readConfig({ VAPID_PRIVATE_KEY: key, MAIL_FROM: 'Milestoon <hello@milestoon.test>' });
  const push = createPush(config, secret, post);
  assert.equal(push.publicKey, createPush(readConfig({}), key).publicKey);
  await push.send(target, message);
  assert.partialDeepStrictEqual(readSender(posted[0]?.headers.Authorization ?? '', push.publicKey), {
    sub: 'mailto:hello@milestoon.test',
  });
});

test('what the service answers decides what becomes of the subscription', async () => {
  const { post } = service(404, 410, 403, 429, 503);
  const push = createPush(readConfig({}), secret, post);
  assert.equal(await push.send(target, message), 'gone');
  assert.equal(await push.send(target, message), 'gone');
  assert.equal(await push.send(target, message), 'refused');
  await assert.rejects(push.send(target, message), { message: 'a push service answered 429' });
  await assert.rejects(push.send(target, message), { message: 'a push service answered 503' });
});

test('a fault of the network does not tell the endpoint', async () => {
  const push = createPush(readConfig({}), secret, (address) =>
    Promise.reject(Object.assign(new Error(`no way to ${address}`), { code: 'ECONNREFUSED', address })),
  );
  await assert.rejects(push.send(target, message), (error) => {
    assert.ok(error instanceof Error);
    assert.equal(error.message, 'a push service could not be reached: ECONNREFUSED');
    assert.equal(error.cause, undefined);
    return true;
  });
});

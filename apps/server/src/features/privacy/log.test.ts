import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createLog } from '../../platform/log/log.ts';
import { editOf } from '../../testing/scenes.ts';
import { testServer } from '../../testing/test-server.ts';
import { idle, newFamily } from './family.testing.ts';

test('the log of a server, at its most talkative, names nobody and tells no story', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-log-'));
  const mailed = Promise.withResolvers<void>();
  const server = await testServer({
    ...idle,
    log: createLog(folder, 'debug'),
    sendMail: async () => mailed.resolve(),
  });
  const family = await newFamily(server, 'Quirina');
  const { session, childId } = family;
  const { body: child } = await server.call(session, 'GET', `/api/children/${childId}`);
  const edit = { ...editOf(child), name: 'Rosalinde' };
  assert.equal((await server.call(session, 'PUT', `/api/children/${childId}`, edit)).status, 200);
  const { url } = (await server.call(session, 'POST', '/api/privacy/export', { password: 'secret-1' })).body;
  await (await server.fetch(url, { session })).arrayBuffer();
  const signIn = { email: session.email, password: 'wrong-password' };
  await server.call(null, 'POST', '/api/auth/sign-in/email', signIn);
  await server.call(null, 'POST', '/api/password-reset/request', { email: session.email });
  await server.call(session, 'POST', '/functions/v1/stripe-checkout', {
    price_id: 'price_unknown',
    mode: 'subscription',
    success_url: '/',
    cancel_url: '/',
    metadata: { child_id: childId, child_name: 'Rosalinde' },
  });
  const order = { email: session.email, password: 'secret-1' };
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', order)).status, 202);
  await mailed.promise;
  await server.close();

  const log = fs.readFileSync(path.join(folder, 'logs', 'server.log'), 'utf8');
  fs.rmSync(folder, { recursive: true });
  assert.ok(log.includes('/api/privacy/erase-account'), 'something was logged');
  const told = new URL(url, 'http://localhost').searchParams.get('signature') ?? '';
  const token = session.cookie.split('=')[1]?.split('.')[0] ?? '';
  const personal = [
    session.email,
    session.email.split('@')[0] ?? '',
    'Quirina',
    'Rosalinde',
    family.title,
    'First steps',
    'Today Mia walked',
    'wrong-password',
    'secret-1',
    told,
    token,
  ];
  for (const text of personal) assert.ok(text.length > 5 && !log.includes(text), text);
});

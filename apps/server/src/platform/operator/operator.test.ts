import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testDatabase } from '@milestoon/database/testing';
import { createChild } from '../../testing/scenes.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ draw: () => new Promise(() => {}) });
});
after(() => server.close());

test('readiness names what is missing: database, queue, storage', async (t) => {
  const ready = async () => {
    const answer = await server.fetch('/readyz');
    return [answer.status, await answer.json()];
  };
  const well = { ok: true, database: true, queue: true, storage: true, worker: true };
  assert.deepEqual(await ready(), [200, well]);
  const { storage, database } = server.services;
  t.mock.method(storage, 'check', () => Promise.reject(new Error('read-only')));
  assert.deepEqual(await ready(), [503, { ...well, ok: false, storage: false }]);
  t.mock.method(database, 'asWorker', () => Promise.reject(new Error('gone')));
  t.mock.method(database, 'ping', () => Promise.reject(new Error('gone')));
  assert.deepEqual(await ready(), [
    503,
    { ok: false, database: false, queue: false, storage: false, worker: false },
  ]);
  assert.equal((await server.fetch('/healthz')).status, 200, 'the process itself lives');
});

test('a site without a worker is ready and says so', async () => {
  const database = await testDatabase();
  const web = await testServer({}, {}, { database, role: 'web' });
  const health = async () => {
    const answer = await web.fetch('/readyz');
    return [answer.status, ((await answer.json()) as { worker: boolean }).worker];
  };
  assert.deepEqual(await health(), [200, false]);
  assert.match(await (await web.fetch('/metrics')).text(), /^milestoon_workers 0$/m);
  const worker = await testServer({}, {}, { database, dataDirectory: web.dataDirectory, role: 'worker' });
  assert.deepEqual(await health(), [200, true]);
  await worker.stop();
  assert.deepEqual(await health(), [200, false]);
  await web.close();
});

test('metrics tell numbers and nobody', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session, 'Quirina');
  await server.subscribe(session, child.id);
  await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  await server.fetch(`/api/children/${child.id}?secret=1`, { session });
  await server.fetch('/nobody@example.com/Quirina', { method: 'SECRET' });
  const answer = await server.fetch('/metrics');
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  for (const known of [
    /^milestoon_subscriptions\{status="active"\} 1$/m,
    /^milestoon_payment_events_waiting 0$/m,
    /^milestoon_workers 1$/m,
    /^milestoon_jobs\{queue="draw-avatars",state="active"\} 1$/m,
    /^milestoon_process_resident_memory_bytes \d+$/m,
    /^milestoon_http_request_duration_seconds_count\{method="POST",area="api",status="2xx"\} \d+$/m,
    /^milestoon_http_request_duration_seconds_bucket\{method="other",area="pages",status="4xx",le="\+Inf"\} 1$/m,
  ])
    assert.match(text, known);
  for (const personal of [session.id, session.email, child.id, 'Quirina', 'nobody', 'secret', 'SECRET'])
    assert.ok(!text.includes(personal), personal);
  for (const line of text.trim().split('\n'))
    assert.match(line, /^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{[^{}]+\})? [\d.e+-]+)$/, line);
});

test('to others than this machine there are no metrics; with a token, to whoever has it', async () => {
  assert.equal((await server.fetch('/metrics', { clientAddress: '203.0.113.7' })).status, 404);
  const suspicious: Record<string, string>[] = [
    { 'x-forwarded-proto': 'https' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'evil.example' },
    { host: '10.0.0.1:3000' },
  ];
  for (const headers of suspicious)
    assert.equal((await server.fetch('/metrics', { headers })).status, 404, JSON.stringify(headers));

  const on = { database: server.database, dataDirectory: server.dataDirectory };
  // Behind a proxy that says nothing of itself every request looks like one of this machine.
  const site = await testServer({}, { PUBLIC_URL: 'https://milestoon.test' }, on);
  assert.equal((await site.fetch('/metrics', { headers: { host: '127.0.0.1:3000' } })).status, 404);
  await site.stop();
  const guarded = await testServer({}, { METRICS_TOKEN: 'a token of some length' }, on);
  const asking = (authorization: string) =>
    guarded.fetch('/metrics', { clientAddress: '203.0.113.7', headers: { authorization } });
  assert.equal((await guarded.fetch('/metrics')).status, 404);
  assert.equal((await asking('Bearer something else')).status, 404);
  assert.equal((await asking('Bearer a token of some length')).status, 200);
  await guarded.stop();
});

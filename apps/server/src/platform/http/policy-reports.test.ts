import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { silentLog } from '../log/log.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const log = silentLog();
const warn = mock.method(log, 'warn');
let server: TestServer;
before(async () => {
  server = await testServer({ log });
});
after(() => server.close());

const page = 'https://milestoon.example/app/episodes/0198a1b2?token=secret#x';
const send = async (body: string, clientAddress = '10.30.0.1'): Promise<number> =>
  (await server.fetch('/api/policy-reports', { method: 'POST', body, clientAddress })).status;
const told = (): unknown[] => warn.mock.calls.map(({ arguments: [first] }) => first);

test('a report is logged by places, without ids, queries or what was held back', async () => {
  const old = { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/x/secret?y' };
  await send(JSON.stringify({ 'csp-report': { ...old, 'source-file': page, 'document-uri': page } }));
  const body = { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' };
  await send(
    JSON.stringify([{ type: 'csp-violation', body: { ...body, documentURL: page, sample: 'Mia' } }]),
  );
  const place = 'milestoon.example/app';
  assert.deepEqual(told(), [
    { directive: 'script-src-elem', blocked: 'evil.example/x', source: place, page: place },
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', source: '', page: place },
  ]);
});

test('what is no report, too many in one, too long or too often leaves nothing', async () => {
  warn.mock.resetCalls();
  for (const body of ['', 'null', '{', '[]', '[1]', '{"csp-report":1}', '{"__proto__":{}}'])
    assert.equal(await send(body, '10.30.0.2'), 204, body);
  assert.equal(await send(`"${'x'.repeat(20_000)}"`, '10.30.0.2'), 413);
  assert.deepEqual(told(), []);
  const report = { type: 'csp-violation', body: { effectiveDirective: 'a\nb' } };
  assert.equal(await send(JSON.stringify(Array.from({ length: 99 }, () => report)), '10.30.0.3'), 204);
  assert.equal(told().length, 5);
  for (let n = 1; n < 20; n++) await send('[]', '10.30.0.3');
  assert.equal(await send('[]', '10.30.0.3'), 429);
});

test('reports from many addresses at once do not fill the log', async () => {
  warn.mock.resetCalls();
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 });
  const report = { type: 'csp-violation', body: { effectiveDirective: 'script-src' } };
  const many = JSON.stringify(Array.from({ length: 5 }, () => report));
  for (let n = 0; n < 30; n++) assert.equal(await send(many, `10.30.1.${n}`), 204);
  assert.equal(told().length, 60);
  mock.timers.setTime(Date.now() + 60_000);
  await send(many, '10.30.2.1');
  assert.deepEqual(told()[60], { more: 90 });
  mock.timers.reset();
});

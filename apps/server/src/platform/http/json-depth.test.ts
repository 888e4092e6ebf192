import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { isNestedDeeper } from './json-depth.ts';

let server: TestServer;
before(async () => {
  server = await testServer();
});
after(() => server.close());

test('depth is that of lists and objects in each other, whatever stands in texts', () => {
  assert.equal(isNestedDeeper('{"a":[{"b":[1]}]}', 4), false);
  assert.equal(isNestedDeeper('{"a":[{"b":[1]}]}', 3), true);
  assert.equal(isNestedDeeper(`[${'[1],'.repeat(100)}[1]]`, 2), false);
  assert.equal(isNestedDeeper(JSON.stringify({ a: `\\"${'[{'.repeat(50)}` }), 1), false);
});

const nested = (depth: number): string =>
  `{"childId":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},"title":"[[[","description":"x"}`;

for (const path of ['/api/episodes', '/api/auth/sign-in/email'])
  test(`${path}: a body that is nested too deep is refused before anybody reads it`, async () => {
    const session = await server.loginAs();
    const send = (body: string) =>
      server.fetch(path, {
        method: 'POST',
        session,
        body,
        headers: { 'content-type': 'application/json', 'accept-language': 'pt' },
      });
    const refused = await send(nested(33));
    const { code, status, message, data } = (await refused.json()) as Record<string, unknown>;
    assert.deepEqual([refused.status, status, code], [422, 422, 'INVALID_INPUT']);
    assert.ok(typeof message === 'string' && message.length > 0);
    assert.deepEqual(data, {});
    // One list less, and whoever reads it names the field, or the fault by another code.
    const read = (await (await send(nested(32))).json()) as Record<string, unknown>;
    assert.notDeepEqual([read.code, read.data], [code, data]);

    const spent = process.cpuUsage();
    assert.equal((await send('['.repeat(1_000_000))).status, 422);
    const { user, system } = process.cpuUsage(spent);
    assert.ok(user + system < 250_000, `${user + system} µs`);
  });

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contract } from '@milestoon/contract';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { limitedCalls } from './call-limits.ts';

let server: TestServer;
before(async () => {
  server = await testServer({}, { RATE_LIMIT_PERSON: '30', RATE_LIMIT_ADDRESS: '50' });
});
after(() => server.close());

const ask = (address: string, clientAddress: string, init: RequestInit = {}) =>
  server.fetch(address, { ...init, clientAddress });
const until429 = async (most: number, call: () => Promise<Response>): Promise<number> => {
  for (let calls = 0; calls <= most; calls++) if ((await call()).status === 429) return calls;
  return Number.POSITIVE_INFINITY;
};

const mostOf = (path: string): number => {
  if (/\/sign-(in|up)\//.test(path)) return 10;
  if (path === '/api/policy-reports' || path.startsWith('/api/auth/second-step/')) return 20;
  return path.startsWith('/api/auth/passkey/') ? 30 : 50;
};

test('every route but the web app’s own files counts for the network it is called from', async () => {
  assert.ok(server.app);
  const routes = server.app.routes.filter(({ path }) => !['/*', '/healthz'].includes(path));
  let network = 0;
  for (const { path, method } of routes) {
    network += 1;
    const address = path.replace(/:\w+(\{[^}]*\})?/g, 'x').replace('*', 'x');
    // Six thousand: of events no test sends them, of caches features/files/cdn.test.ts does.
    if (/^\/(webhooks|cdn)\//.test(address)) continue;
    const from = `10.20.${network >> 8}.${network & 255}`;
    const call = () => ask(address, from, { method: method === 'ALL' ? 'GET' : method });
    const most = mostOf(path);
    assert.equal(await until429(60, call), most, `${method} ${path}`);
  }
});

test('a refusal is a sentence with the seconds to wait; others are answered', async () => {
  await until429(60, () => ask('/api/session', '10.21.0.1'));
  const refused = await ask('/api/session', '10.21.0.1', { headers: { 'accept-language': 'pt' } });
  const { code, message } = (await refused.json()) as { code: string; message: string };
  assert.deepEqual([refused.status, code], [429, 'TOO_MANY_REQUESTS']);
  assert.equal(message, 'Demasiados pedidos. Tente novamente mais tarde.');
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal((await ask('/api/session', '10.21.0.2')).status, 200);
});

test('a person is counted from whatever network, dear calls for more, others not at all', async () => {
  const [greedy, modest] = [await server.loginAs(), await server.loginAs()];
  let network = 0;
  const call = (session: typeof greedy, address: string, init: RequestInit = {}) => {
    network += 1;
    return server.fetch(address, { ...init, session, clientAddress: `10.22.0.${network}` });
  };
  assert.equal(await until429(40, () => call(greedy, '/api/children')), 30);
  assert.equal((await call(modest, '/api/children')).status, 200);
  const look = { method: 'POST', body: '{"photos":["x"]}', headers: { 'content-type': 'application/json' } };
  assert.equal(await until429(5, () => call(modest, '/api/looks', look)), 1);
});

test('what has a price of its own is a call of the contract', () => {
  const names = new Set(
    Object.entries(contract).flatMap(([group, calls]) =>
      Object.keys(calls).map((call) => `${group}.${call}`),
    ),
  );
  assert.deepEqual(
    limitedCalls.filter((name) => !names.has(name)),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testServer } from '../../testing/test-server.ts';

test('a call whose sender has gone is no failure', async (t) => {
  const told: { path?: string; status?: number; msg: string }[] = [];
  const note = (line: object, msg: string): void => void told.push({ ...line, msg });
  const log = { debug: note, info: note, warn: note, error: note, child: () => log };
  const server = await testServer({ log: log as never });
  t.after(() => server.close());
  const session = await server.loginAs();
  await server.fetch('/api/children', { session, signal: AbortSignal.abort() });
  const lines = told.filter(({ path }) => path === '/api/children');
  assert.deepEqual(
    lines.map(({ status, msg }) => [status, msg]),
    [[499, 'whoever asked had gone']],
  );
});

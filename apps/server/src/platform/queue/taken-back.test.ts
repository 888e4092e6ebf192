import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '@milestoon/database/testing';
import { createChild } from '../../testing/scenes.ts';
import { testServer } from '../../testing/test-server.ts';

test('a job that the web process takes back stops at once in the worker', async () => {
  const database = await testDatabase();
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<unknown>();
  const web = await testServer({}, {}, { database, role: 'web' });
  const worker = await testServer(
    {
      draw: (_child, signal) => {
        begun.resolve();
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            stopped.resolve(signal.reason);
            reject(signal.reason);
          });
        });
      },
    },
    {},
    { database, dataDirectory: web.dataDirectory, role: 'worker' },
  );
  try {
    const parent = await web.loginAs();
    const child = await createChild(web, parent);
    await web.subscribe(parent, child.id);
    await web.call(parent, 'POST', `/api/children/${child.id}/avatars`);
    await begun.promise;
    assert.ok(
      (await web.call(parent, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' })).status < 300,
    );
    // Told so, and not found out by itself at the next sign of life.
    assert.match(String(await stopped.promise), /taken back/);
  } finally {
    await worker.stop();
    await web.close();
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AskedProcess } from './asked-process.ts';
import type { TestQuestion } from './asked.testing.ts';
import { KeptProcess } from './kept-process.ts';

const script = new URL('./asked.testing.ts', import.meta.url);
const start = (): AskedProcess<TestQuestion, unknown> => new AskedProcess(script);

test('a question that gets stuck is given up with its process; the next one is answered', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  await using kept = new KeptProcess(start, { longestMilliseconds: 5000 });
  const stuck = assert.rejects(kept.ask({ kind: 'hang' }), /signal SIGKILL/);
  const next = kept.ask({ kind: 'double', samples: Float32Array.of(1) });
  context.mock.timers.tick(5000);
  await stuck;
  assert.deepEqual(await next, Float32Array.of(2));
});

test('one that is begun before anything is asked answers the first question, and is begun once', async () => {
  let started = 0;
  await using kept = new KeptProcess(() => {
    started += 1;
    return start();
  });
  kept.begin();
  kept.begin();
  assert.equal(started, 1);
  assert.deepEqual(await kept.ask({ kind: 'double', samples: Float32Array.of(2) }), Float32Array.of(4));
  assert.equal(started, 1);
  await kept.close();
  kept.begin();
  assert.equal(started, 1, 'nothing begins after it was closed');
});

test('one that died while nothing was asked is replaced', async () => {
  const processes: AskedProcess<TestQuestion, unknown>[] = [];
  await using kept = new KeptProcess(() => {
    const started = start();
    processes.push(started);
    return started;
  });
  await kept.ask({ kind: 'priority' });
  await processes[0]?.kill();
  await kept.ask({ kind: 'priority' });
  assert.equal(processes.length, 2);
});

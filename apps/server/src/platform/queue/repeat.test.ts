import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { repeat } from './repeat.ts';

/** Work that is done when the test says so. */
function work(t: TestContext) {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const turns: PromiseWithResolvers<void>[] = [];
  const faults: string[] = [];
  const stop = repeat(
    () => {
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      return turn.promise;
    },
    1000,
    { log: { error: (_: unknown, fault?: string) => void faults.push(fault ?? '') }, fault: 'it broke' },
  );
  return { turns, faults, stop };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the work is done now and at every interval, never twice at once', async (t) => {
  const { turns, faults, stop } = work(t);
  assert.equal(turns.length, 1);
  t.mock.timers.tick(3000);
  assert.equal(turns.length, 1);
  turns[0]?.resolve();
  await settled();
  t.mock.timers.tick(1000);
  assert.equal(turns.length, 2);
  turns[1]?.resolve();
  await stop();
  t.mock.timers.tick(3000);
  assert.equal(turns.length, 2);
  assert.deepEqual(faults, []);
});

test('what fails is logged and tried again at the next turn', async (t) => {
  const { turns, faults, stop } = work(t);
  turns[0]?.reject(new Error('no database'));
  await settled();
  assert.deepEqual(faults, ['it broke']);
  t.mock.timers.tick(1000);
  assert.equal(turns.length, 2);
  turns[1]?.resolve();
  await stop();
});

test('stopping waits for work under way', async (t) => {
  const { turns, stop } = work(t);
  let stopped = false;
  const stopping = (async () => {
    await stop();
    stopped = true;
  })();
  await settled();
  assert.equal(stopped, false);
  turns[0]?.resolve();
  await stopping;
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { sideBySide } from './side-by-side.ts';

test('gives what both parts made, in their order', async () => {
  const ready = Promise.withResolvers<string>();
  const made = sideBySide(new AbortController().signal, [
    () => ready.promise,
    async () => {
      ready.resolve('sound');
      return 2;
    },
  ]);
  assert.deepEqual(await made, ['sound', 2]);
});

test('stops the other part, and waits for it, where one fails', async () => {
  let stopped = false;
  const made = sideBySide(new AbortController().signal, [
    async (signal) => {
      await once(signal, 'abort');
      stopped = true;
      throw signal.reason;
    },
    () => Promise.reject(new Error('no sound')),
  ]);
  await assert.rejects(made, { message: 'no sound' });
  assert.ok(stopped);
});

test('passes an interruption on to both', async () => {
  const outside = new AbortController();
  const heard: unknown[] = [];
  const part = async (signal: AbortSignal): Promise<never> => {
    await once(signal, 'abort');
    heard.push(signal.reason.message);
    throw signal.reason;
  };
  const made = sideBySide(outside.signal, [part, part]);
  outside.abort(new Error('enough'));
  await assert.rejects(made, { message: 'enough' });
  assert.deepEqual(heard, ['enough', 'enough']);
});

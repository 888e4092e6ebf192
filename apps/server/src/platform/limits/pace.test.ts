import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPace } from './pace.ts';

const often = (count: number, ask: () => number | undefined) => Array.from({ length: count }, ask);

test('a heap goes at once, what follows keeps its distance, and nobody waits for longer than the longest', () => {
  const pace = createPace({ interval: 100, atOnce: 3, longest: 300 }, () => 0);
  assert.deepEqual(
    often(8, () => pace.wait('greedy')),
    [0, 0, 0, 100, 200, 300, undefined, undefined],
  );
  assert.equal(pace.wait('modest'), 0);
});

test('with time the heap may come again; what is heavy takes several turns, of the one after it', () => {
  let now = 0;
  const pace = createPace({ interval: 100, atOnce: 2, longest: 1000 }, () => now);
  assert.deepEqual([pace.wait('one', 5), pace.wait('one')], [0, 400]);
  now = 600;
  assert.deepEqual([pace.wait('one'), pace.wait('one'), pace.wait('one')], [0, 0, 100]);
  now = 200_000; // long after: nothing is remembered
  assert.deepEqual(
    often(3, () => pace.wait('one')),
    [0, 0, 100],
  );
});

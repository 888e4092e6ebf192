import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread, yearMinutes, yearOf } from './year-films.ts';

test('an episode belongs to the year in which it happened, else to that in which it was begun', () => {
  assert.equal(yearOf('2024-12-31', new Date('2026-02-01T00:00:00Z')), 2024);
  assert.equal(yearOf(null, new Date('2025-12-31T23:59:59Z')), 2025);
});

test('of many the first, the last and what lies evenly between is taken, each once', () => {
  const days = Array.from({ length: 100 }, (_, i) => i);
  const some = spread(days, 24);
  assert.deepEqual([some.length, new Set(some).size, some[0], some.at(-1)], [24, 24, 0, 99]);
  assert.deepEqual(spread([1, 2, 3], 24), [1, 2, 3]);
});

test('more films take longer, up to the longest', () => {
  assert.ok(yearMinutes(3) < yearMinutes(14));
  assert.equal(yearMinutes(24), yearMinutes(200));
});

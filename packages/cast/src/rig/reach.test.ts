import assert from 'node:assert/strict';
import { test } from 'node:test';
import { length, subtract } from '@milestoon/drawing';
import { reach } from './reach.ts';

const near = (a: number, b: number, what = ''): void =>
  assert.ok(Math.abs(a - b) < 1e-6, `${what} ${a} ≠ ${b}`);

test('two bones reach a near target and stretch toward a far one', () => {
  const close = reach([0, 0], [1, 0], 1, 1, 1);
  near(length(close.middle), 1, 'upper bone');
  near(length(subtract(close.end, close.middle)), 1, 'lower bone');
  near(length(subtract(close.end, [1, 0])), 0, 'end');
  const far = reach([0, 0], [5, 0], 1, 1, -1);
  near(far.end[0], 1.99);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area } from '@milestoon/drawing';
import { hull } from './hull.ts';

const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-6, `${a} ≠ ${b}`);

test('a hull drops what is inside', () => {
  const ring = hull([
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ]);
  assert.equal(ring.length, 4);
  near(Math.abs(area(ring)), 4);
});

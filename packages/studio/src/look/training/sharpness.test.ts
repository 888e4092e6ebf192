import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharpened } from '../read-outs.ts';
import { sharpnessOf } from './calibration.ts';

/** Of ten, so many where the first of two names was right. */
const right = (count: number) =>
  Array.from({ length: 10 }, (_, at) => ({ odds: [0.6, 0.4], right: at < count ? 0 : 1 }));

test('odds are brought to the chances at which names were right', () => {
  const [first = 0] = sharpened([0.6, 0.4], sharpnessOf(right(8)));
  assert.ok(Math.abs(first - 0.8) < 0.01, `${first}`);
});

test('odds that say what happens stay as they are', () => assert.equal(sharpnessOf(right(6)), 1));

test('powers of odds sum to 1', () =>
  assert.deepEqual(
    sharpened([0.5, 0.25, 0.25], 2).map((one) => Math.round(1000 * one)),
    [667, 167, 167],
  ));

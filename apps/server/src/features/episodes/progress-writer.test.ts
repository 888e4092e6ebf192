import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secondsLeft } from './progress-writer.ts';

test('the rest is told only after watching for a while', () => {
  const from = { at: 0, share: 0.1 };
  assert.equal(secondsLeft(from, 1000, 0.3), null);
  assert.equal(secondsLeft(from, 60_000, 0.11), null);
  assert.equal(secondsLeft(from, 10_000, 0.2), 80);
  assert.equal(secondsLeft(from, 10_000, 1), 0);
});

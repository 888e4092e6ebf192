import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learn } from './choices.ts';

test('learns what tells and leaves out what does not', () => {
  const near = {
    candidates: [
      ['near', 'any'],
      ['far', 'any'],
    ],
    meant: 0,
  };
  const weights = learn(Array.from({ length: 10 }, () => near));
  assert.ok((weights['near'] ?? 0) > 0.5);
  assert.ok((weights['far'] ?? 0) < -0.5);
  assert.equal(weights['any'], undefined);
});

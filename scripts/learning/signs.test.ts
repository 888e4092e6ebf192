import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnSigns } from './signs.ts';

test('learns which signs speak for being right and which against it, and leaves out what is rare', () => {
  const judged = Array.from({ length: 40 }, (_, at) => ({
    signs: [at % 2 ? 'sunny' : 'dark', ...(at < 3 ? ['rare'] : [])],
    right: at % 2 === 1,
  }));
  const weights = learnSigns(judged);
  assert.ok((weights['sunny'] ?? 0) > 1);
  assert.ok((weights['dark'] ?? 0) < -1);
  assert.equal(weights['rare'], undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { studioSteps, studioStepStarts, toldSteps } from './production-steps.ts';

test('the steps of the studio begin one after the other, within the whole', () => {
  const starts = studioSteps.map((step) => studioStepStarts[step]);
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(starts).size, starts.length);
  assert.equal(starts[0], 0);
  assert.ok((starts.at(-1) ?? 1) < 1);
});

test('parents are told of no step that is only the studio’s', () => {
  assert.deepEqual(toldSteps, ['look', 'screenplay', 'narration', 'film', 'sound', 'pictures', 'video']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVague, unsureFields } from './doubt.ts';

const confidence = { skin: 0.9, eyes: 0.1, hairColor: 0.2, freckles: 0, jaw: 0.1 } as const;

test('unsure are the visible fields below their line, the least sure first', () =>
  assert.deepEqual(unsureFields({ confidence }), ['eyes', 'hairColor']));

test('what was set by hand is sure', () =>
  assert.deepEqual(unsureFields({ confidence }, { hairColor: 'red' }), ['eyes']));

test('what the photos did not tell at all is vague, but nobody is asked about it', () => {
  assert.equal(isVague({ confidence }, 'glasses'), true);
  assert.equal(isVague({ confidence }, 'skin'), false);
  assert.equal(isVague({ confidence }, 'jaw'), true);
});

test('what is wrong in one of four such readings is asked about, whatever it is', () => {
  for (const field of ['skin', 'hairColor', 'hairShape', 'eyes'] as const) {
    assert.ok(isVague({ confidence: { [field]: 0.76 } }, field), field);
    assert.ok(!isVague({ confidence: { [field]: 0.88 } }, field), field);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withOwnName } from './own-name.ts';

test('a name that is a word too has its capital before a verb, and is the word elsewhere', () => {
  assert.equal(withOwnName('then sunny ran to the window.', 'Sunny'), 'then Sunny ran to the window.');
  assert.equal(withOwnName('it was a sunny day.', 'Sunny'), 'it was a sunny day.');
  assert.equal(withOwnName('so sunny and warm.', 'Sunny'), 'so sunny and warm.');
});

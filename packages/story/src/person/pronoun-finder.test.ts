import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPronoun } from './pronoun-finder.ts';

test("a pronoun is the child's where nobody else can be meant", () => {
  assert.equal(findPronoun(['Kim rode the bike.', 'She did it!'], 'Kim'), 'she');
  assert.equal(findPronoun(['Kim swam.', 'Grandma was there.', 'She cheered.'], 'Kim'), null);
  assert.equal(findPronoun(['Kim swam.', 'Her mom cheered.'], 'Kim'), 'she');
});

test('whom the child finds, feeds or names is not the child', () => {
  assert.equal(findPronoun(['Our hamster escaped.', 'Kim found him in a shoe.'], 'Kim'), null);
  assert.equal(findPronoun(['Kim fed the bunny, and she hopped.'], 'Kim'), null);
});

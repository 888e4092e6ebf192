import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acts = (text: string) =>
  planOf(text, { pronoun: 'she' })
    .moments.at(-1)
    ?.acts.map(({ who, action, thing }) => [who, action, thing]);

test('what stands on the ground is done something with there', () => {
  assert.deepEqual(acts('Mia opened the front door of the house.'), [['hero', 'open', 'door']]);
  assert.deepEqual(acts('Mia pulled the table to the wall.'), [['hero', 'pull', 'table']]);
  assert.deepEqual(acts('Mia climbed the tree.'), [['hero', 'climb', 'tree']]);
});

test('all who eat have some of it', () => {
  assert.deepEqual(acts('Mia and Grandma ate pizza.'), [
    ['hero', 'eat', 'pizza'],
    ['grandmother', 'eat', 'pizza'],
  ]);
});

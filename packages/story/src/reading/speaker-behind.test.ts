import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

/** Who does what in the first moment of some words about Mia. */
const first = (text: string): string[] =>
  (planOf(text).moments[0]?.acts ?? []).map(({ who, action }) => `${who} ${action}`);

test('whoever stands right behind a verb of saying said what stands before it', () => {
  assert.equal(first('"Where is my hat?" asked Grandma.')[0], 'grandmother talk');
  assert.equal(first('"Not me," said her cousin, and Mia giggled.')[0], 'cousin talk');
  assert.equal(first('"Hi!" said Daddy.')[0], 'father talk');
  assert.deepEqual(first('"Catch!" said Grandma and Grandpa.').slice(0, 2), [
    'grandmother talk',
    'grandfather talk',
  ]);
});

test('to whom something is said does not say it', () => {
  assert.equal(first('"Hello," Mia said to Grandma.')[0], 'hero talk');
  assert.equal(first('Mia asked Grandma for a hat.')[0], 'hero talk');
  assert.equal(first('"Again," she told Grandma.')[0], 'hero talk');
});

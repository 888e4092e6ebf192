import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const colors = (text: string): unknown[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [...acts, ...seen].flatMap(({ color }) => color ?? []));

it('has the colour that is told behind a thing', () => {
  assert.equal(colors('Mia got her first glasses, green ones.').length, 1);
  assert.equal(colors('Mia got a new bike, a red one.').length, 1);
  assert.equal(colors('Mia got a new bike.').length, 0);
});

it('gives two things not the colour of one of them', () => {
  assert.deepEqual(colors('Mia got two presents, a red one and a blue one.'), []);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('does to each of them what is done', () => {
  assert.deepEqual(last('Mia played with her cousins. Grandpa gave each of them some money.'), [
    'grandfather hand-over',
    'hero receive',
    'cousin receive',
    'cousin-2 receive',
  ]);
});

it('counts things and nobody', () => {
  const caught = planOf('A man threw sweets. Mia caught three of them.').moments.at(-1);
  assert.deepEqual(
    caught?.acts.map(({ who }) => who),
    ['hero'],
  );
});

it('means one of those who are several', () => {
  assert.deepEqual(last("Mia's cousins came. One of them hid in a tree."), ['cousin hide']);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const things = (text: string): string[] =>
  (planOf(text).moments.at(-1)?.acts ?? []).map(({ who, thing }) => `${who} ${thing ?? '-'}`);

it('leaves with somebody else what they have with them', () => {
  assert.deepEqual(things('Mia sat next to a man with a saucepan stuck on his hand.'), [
    'hero -',
    'man pot-of-food',
  ]);
  assert.deepEqual(things('Mia vio a un niño con un globo.'), ['hero -', 'friend balloon']);
  assert.deepEqual(things('A Mia sentou-se ao lado de um senhor com uma panela na mão.'), [
    'hero -',
    'man pot-of-food',
  ]);
});

it('has in the own hands what something is done with, and what is brought to somebody', () => {
  assert.deepEqual(things('Mia hit a boy with a stick.'), ['hero stick', 'friend -']);
  assert.deepEqual(things('Mia went to Grandma with a cake.'), ['hero shortcake', 'grandmother -']);
  assert.deepEqual(things('Mia ran to a lady with her ball.'), ['hero soccer-ball', 'woman -']);
});

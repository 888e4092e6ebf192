import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string | undefined => acted(text).at(-1)?.[0];

it('gathers in the woods, buys at the shop and eats at the café', () => {
  assert.equal(last('Mia went to the woods for mushrooms.'), 'hero hold');
  assert.equal(last('Mia went to the shop for milk.'), 'hero walk');
  assert.equal(last('Mia stopped at a café for cake.'), 'hero eat');
});

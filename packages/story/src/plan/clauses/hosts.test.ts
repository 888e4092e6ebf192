import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string) => acted(text).at(-1);

it('has those at whose house the child is do what they do there', () => {
  const both = ['hero eat', 'friend eat'];
  assert.deepEqual(last("Mia stayed the night at her friend Ella's house. They ate popcorn."), both);
  assert.deepEqual(last("Mia had a sleepover at Max's. They ate popcorn."), both);
  assert.deepEqual(last('A Mia dormiu na casa da amiga Bia. Comeram pipocas.'), both);
  assert.deepEqual(last('Mia durmió en casa de su amigo Dani. Comieron palomitas.'), both);
  assert.deepEqual(last("Mia had tea at her nan's. They baked scones."), ['hero cook', 'grandmother cook']);
});

it('does not take who gives the child something, or how it is there, for them', () => {
  assert.ok(!last("Mia slept at Max's. They gave her a sticker.")?.includes('friend hand-over'));
  assert.ok(!last("Mia rode at Max's farm. They have three ponies.")?.some((each) => /^friend/.test(each)));
  assert.ok(!last("We went to Sainsbury's. They sang.")?.some((each) => /^friend/.test(each)));
});

it('has the child do it with whom they did it, where nobody else was told of', () => {
  assert.deepEqual(last('They baked a cake with her uncle.'), ['hero cook', 'uncle cook']);
  assert.deepEqual(last('They ate popcorn.'), ['hero eat']);
});

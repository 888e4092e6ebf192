import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foodIn } from './food.ts';

test('the first food a line names is eaten, as it is eaten', () => {
  assert.equal(foodIn('Mia ate a big red apple.'), 'apple');
  assert.equal(foodIn('Mia ate two cookies and a banana.'), 'cookie');
  assert.equal(foodIn('A Mia comeu uma maçã e bolachas.'), 'apple');
  assert.equal(foodIn('Leo ate spaghetti with a fork.'), 'pasta');
  assert.equal(foodIn('Leo comeu a sopa toda.'), 'bowlful');
  assert.equal(foodIn('Mia ate all her peas.'), null);
  assert.equal(foodIn('The pineapple hat made her laugh.'), null);
});

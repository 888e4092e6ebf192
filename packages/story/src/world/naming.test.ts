import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

const peopleOf = (description: string): string[] =>
  planOf(description)
    .people.slice(1)
    .map(({ name, role, picture }) => `${name}: ${role ?? picture}`);

test('a name that is a word too is the animal whose tail, bark or purr is told', () => {
  assert.deepEqual(peopleOf('Mia lay down next to Pepper and listened to her tail hit the floor.'), [
    'Pepper: dog',
  ]);
  assert.deepEqual(peopleOf('Mia gave Biscuit a bath. Biscuit barked at the hose.'), ['Biscuit: dog']);
  assert.deepEqual(peopleOf('Mia read her book to Cookie. Cookie purred the whole time.'), ['Cookie: cat']);
  assert.deepEqual(peopleOf('Mia le puso un gorro a Canela y ella movía el rabo.'), ['Canela: dog']);
});

test('a snail with a title is no gentleman', () => {
  assert.deepEqual(peopleOf('Mia has a snail called Mr Biscuit who lives in a lunchbox.'), []);
});

test('without such a word it is none', () => {
  assert.deepEqual(peopleOf('Mia put the Pepper on the table.'), []);
});

test('an animal is called what somebody called it', () => {
  assert.deepEqual(peopleOf('Mia found a worm she called Kevin. Kevin sat in the wheelbarrow.'), []);
});

test('on the shoulders of somebody who is named by them', () => {
  assert.deepEqual(peopleOf("Mia sat on Uncle Wei's shoulders to see the lion."), ['Uncle: uncle']);
});

test('a hand is nobody in Spanish', () => {
  assert.deepEqual(peopleOf('Mia me dio la mano.'), ['Mamá: mother']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const namesIn = (description: string): string[] => planOf(description).people.map(({ name }) => name);

test('an animal without a name is called as the language of the story calls it', () => {
  assert.deepEqual(namesIn('Mia dio pan a un pato y vino un perro.'), ['Mia', 'Pato', 'Perro']);
  assert.deepEqual(namesIn('A Mia viu um coelho e um leão no jardim.'), ['Mia', 'Coelho', 'Leão']);
  assert.deepEqual(namesIn('Mia saw a guinea pig in the garden.'), ['Mia', 'Guinea pig']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (description: string): string | undefined => acted(description).at(-1)?.[0];

test('a sentence that names nobody goes on with the child', () => {
  assert.equal(last('Mia bajó al patio. Su tío le puso la gorra. Pintó un sol.'), 'hero paint');
  assert.equal(last('Mia bajó al patio. Un perro se fue con la pelota. Gritó mucho.'), 'hero shout');
});

test('within a sentence it goes on with whoever acts, and what is done to the child others do', () => {
  assert.equal(last('Mia bajó al patio. Su tío trajo la gorra y pintó un sol.'), 'uncle paint');
  assert.equal(last('Mia bajó al patio. Su tío trajo un pincel. Abrazó a la niña.'), 'uncle hug');
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What is in hands at the end. */
const held = (description: string): (string | undefined)[] =>
  planOf(description)
    .moments.at(-1)
    ?.acts.map(({ thing }) => thing) ?? [];

it('gives a piece of what was spoken of', () => {
  assert.equal(held('A Mia levava um saco de pão. Deu um bocado ao pato.')[0], 'bitten-bread');
  assert.equal(held('Mia sopló las velas. Le dio un trozo a su abuelo.')[0], 'shortcake');
});

it('eats at one go, and no piece', () => {
  const things = planOf('Mia cogió una zanahoria. Se la comió de un bocado.').moments.flatMap(
    ({ seen }) => seen,
  );
  assert.ok(things.every(({ picture }) => picture !== 'bitten-carrot'));
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const tubs = (text: string) =>
  planOf(text)
    .moments.flatMap(({ seen }) => seen)
    .filter(({ picture }) => picture === 'bathtub')
    .map(({ how }) => how);

it('brings no tub where a bathroom is lent', () => {
  assert.deepEqual(tubs('Hoy en el mercado la señora de las flores nos prestó su baño.'), []);
  assert.deepEqual(tubs('Mia ya avisa para ir al baño.'), []);
});

it('sits on the edge of a tub and not in it', () => {
  assert.ok(!tubs('A Mia conversou comigo sentada na beira da banheira.').includes('inside'));
});

it('still bathes in one', () => {
  assert.ok(tubs('Mia splashed in the bathtub.').length > 0);
  assert.ok(tubs('La abuela bañó a Mia en la bañera.').length > 0);
});

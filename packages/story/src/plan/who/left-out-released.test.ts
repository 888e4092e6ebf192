import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string) => acted(text).at(-1);

it('has whoever was let go of ride on', () => {
  assert.deepEqual(last('El padre de Mia le quitó los ruedines y pedaleó hasta la panadería.'), [
    'hero bike',
  ]);
  assert.deepEqual(last('O padrinho segurava o banco e soltou. Pedalou até à padaria.'), ['hero bike']);
  assert.deepEqual(last('A avó tirou o bolo e comeu.'), ['grandmother eat']);
});

it('counts the child among those it was taken along with', () => {
  const dug = last('We took Mia to the beach with her cousins. They dug a huge hole.');
  assert.equal(dug?.[0], 'hero dig');
  assert.equal(dug?.length, 3);
});

it('makes nobody of those whom children play', () => {
  assert.deepEqual(
    planOf('A Mia e a Bia brincaram aos piratas.').people.map(({ id }) => id),
    ['hero', 'friend'],
  );
  assert.deepEqual(
    planOf('Mia y Bea jugaron a los piratas.').people.map(({ id }) => id),
    ['hero', 'friend'],
  );
});

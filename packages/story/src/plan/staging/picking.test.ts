import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('reaches into the tree for what is picked there', () => {
  for (const [text, fruit] of [
    ['Mia picked cherries from the tree.', 'cherries'],
    ['A Mia apanhou uma maçã da árvore.', 'red-apple'],
    ['Mia cogió una manzana del árbol.', 'red-apple'],
  ] as const) {
    const [moment] = planOf(text).moments;
    assert.deepEqual([moment?.acts[0]?.action, moment?.acts[0]?.thing], ['reach', fruit], text);
    assert.deepEqual([moment?.seen[0]?.picture, moment?.seen[0]?.how], ['tree', 'beside'], text);
  }
  assert.notEqual(planOf('Mia picked strawberries in the garden.').moments[0]?.acts[0]?.action, 'reach');
});

it('reaches for nothing that lies under the tree or grows beside it', () => {
  for (const text of [
    'A Mia apanhou uma maçã do chão debaixo da árvore.',
    'Mia recogió una manzana del suelo junto al árbol.',
    'Mia picked a flower by the tree.',
    'Mia picked a cake at the bakery.',
  ])
    assert.notEqual(planOf(text).moments[0]?.acts[0]?.action, 'reach', text);
  assert.equal(planOf('Mia picked a lemon from the lemon tree.').moments[0]?.acts[0]?.action, 'reach');
});

it('cleans the cage of a pet at home', () => {
  for (const text of ['Mia limpió la jaula del conejo.', 'A Mia limpou a gaiola do hamster.'])
    assert.equal(planOf(text, { title: 'Monday' }).moments[0]?.place.set, 'living', text);
});

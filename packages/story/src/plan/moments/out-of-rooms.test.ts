import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const placeOf = (text: string, title = 'A day'): string | null | undefined =>
  planOf(text, { title }).moments[0]?.place.set;

it('does nothing in a room that nobody does there', () => {
  for (const text of ['A Mia trepou a uma árvore.', 'Mia se subió a un árbol.', 'Mia climbed a tree.'])
    assert.equal(placeOf(text), 'park', text);
  assert.equal(placeOf('Mia durmió en el saco de dormir dentro de la tienda.'), 'tent');
});

it('is at no fair and on no farm for a day of the week', () => {
  for (const title of ['Segunda-feira', 'Na quinta-feira', 'Sexta-feira'])
    assert.equal(placeOf('A Mia assoou o nariz.', title), 'living', title);
  assert.notEqual(placeOf('A Mia comeu uma maçã na quinta-feira.'), 'farm');
  assert.equal(placeOf('A Mia comeu um bolo na feira.'), 'market');
});

it('sees nobody between trees in a room', () =>
  assert.equal(placeOf('A Mia viu o pai entre as árvores.'), 'garden'));

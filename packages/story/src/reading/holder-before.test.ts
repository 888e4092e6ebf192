import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

const last = (text: string): string => acted(text).at(-1)?.join() ?? '';

it('has those who go with a lamp or a dog do what they go for', () => {
  assert.match(last('Mia y el abuelo fueron con la linterna a buscar el gato.'), /hero .*grandfather/);
  assert.match(last('La abuela fue con el perro a comprar pan.'), /^grandmother/);
  assert.match(last('A Mia saiu com a lanterna a procurar o gato.'), /^hero/);
});

it('has whoever is beside them do what is told of him', () => {
  assert.match(last('Mia llegó con un señor abajo mirando para arriba.'), /^man look-up/);
  assert.match(last('A Mia ficou em casa com o pai a cantar.'), /father sing/);
});

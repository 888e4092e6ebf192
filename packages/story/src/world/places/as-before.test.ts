import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('takes a wider word for whoever of them was told of last', () => {
  for (const text of ['Vi um polícia enorme. O homem caiu.', 'Vi a un policía enorme. El hombre se cayó.'])
    assert.deepEqual(acted(text).at(-1), ['man fall'], text);
  assert.equal(planOf('Fuimos al dentista. La doctora cantó.').people.length, 3);
});

it('brings somebody new where the word says so', () => {
  assert.deepEqual(acted('Um senhor riu. Outro homem caiu.').at(-1), ['man-2 fall']);
});

it('makes nobody of a place on the way', () => {
  for (const text of ['Fuimos de Constitución a Tigre en tren.', 'São Paulo, 38 graus. A Mia riu.'])
    assert.ok(!planOf(text).people.some(({ role }) => role === 'friend'), text);
  assert.ok(planOf('A Mia riu. O Paulo caiu.').people.some(({ role }) => role === 'friend'));
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('shows who teaches doing it too', () => {
  assert.deepEqual(acted('Grandma taught Mia to knit.'), [['grandmother knit', 'hero knit']]);
  assert.deepEqual(acted('A avó ensinou a Mia a coser.'), [['grandmother sew', 'hero sew']]);
  assert.deepEqual(acted('Papá enseñó a Mia a nadar.'), [['father swim', 'hero swim']]);
  assert.deepEqual(acted('Grandma taught Mia a song.')[0]?.[0], 'grandmother talk');
});

it('runs beside a child that is taught to ride, and shares a ride', () => {
  for (const text of [
    'Dad taught Mia to ride her bike.',
    'O pai ensinou a Mia a andar de bicicleta.',
    'Papá ayudó a Mia a montar en bici.',
  ])
    assert.deepEqual(acted(text), [['father run', 'hero bike']], text);
  assert.deepEqual(acted('Dad and Mia rode their bikes.'), [['father bike', 'hero bike']]);
});

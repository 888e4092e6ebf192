import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('has those who belong somewhere do it', () => {
  for (const text of ['Salieron los del kiosco a la vereda.', 'Vieram os do café à porta.'])
    assert.equal(planOf(text).moments[0]?.crowd?.action, 'walk', text);
  assert.deepEqual(acted('Mia se comió los de chocolate.'), [['hero eat']]);
});

it('has somebody who is told behind the verb come in', () => {
  assert.deepEqual(acted('Mia rio. En cada parada subía alguien mojado.').at(-1), ['woman climb']);
  assert.deepEqual(acted('Entrou alguém com um guarda-chuva.').at(-1), ['woman walk']);
  assert.equal(acted('Mia vio a alguien en la calle.').at(-1)?.[0], 'hero look');
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('ends what somebody says where those who tell it do something', () => {
  const spanish = 'Mia la probó y dijo que estaba malísima, y nos reímos todos.';
  assert.deepEqual(acted(spanish).at(-1), ['hero laugh', 'mother laugh']);
  assert.deepEqual(acted('A Mia disse que estava horrível e rimos todos.').at(-1), [
    'hero laugh',
    'mother laugh',
  ]);
  assert.equal(planOf('Mia dijo que nos fuimos al parque.').moments.at(-1)?.mode, 'said');
});

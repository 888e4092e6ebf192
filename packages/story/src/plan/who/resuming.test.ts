import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('goes on with what was begun, whoever acted in between', () => {
  const spanish = 'Mia patinaba en la plaza. El señor le regaló un palito y siguió patinando.';
  assert.deepEqual(acted(spanish).at(-1), ['hero rollerskate']);
  assert.deepEqual(acted('A Mia patinava. O senhor deu-lhe um gelado e continuou a patinar.').at(-1), [
    'hero skate',
  ]);
  assert.deepEqual(acted('Mia se cayó. El abuelo cocinaba y siguió cocinando.').at(-1), ['grandfather cook']);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../testing/plan-of.ts';

it('takes for done what is told as a cause', () => {
  assert.deepEqual(acted('Como ganó, Mia saltó.'), [['hero cheer'], ['hero jump']]);
  assert.deepEqual(acted('Como ganhou, a Mia saltou.'), [['hero cheer'], ['hero jump']]);
  assert.equal(planOf('Mia gritó como gritan los monos.').moments.length, 1);
});

it('hears whistling, and nobody who hears it whistles', () => {
  assert.deepEqual(acted('Mia heard whistling and ran.'), [['hero watch'], ['hero run']]);
  assert.deepEqual(acted('Mia heard Dad singing.').at(-1)?.[0], 'father sing');
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('sees nobody in the place one went to', () => {
  const { people } = planOf('Fuimos a Navacerrada a ver la nieve con Mia.');
  assert.ok(people.every(({ name }) => name !== 'Navacerrada'));
});

it('brings nobody along by what somebody becomes, and no thing by what is the deed itself', () => {
  assert.deepEqual(acted('Mia took a bow.'), [['hero bow']]);
  assert.deepEqual(planOf('Mia took a bow.').moments[0]?.seen, []);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('looks at whoever is met for the first time', () => {
  assert.equal(acted('Mia conoció a su prima en el parque.')[0]?.[0], 'hero look');
  assert.equal(acted('A Mia conheceu a prima no parque.')[0]?.[0], 'hero look');
});

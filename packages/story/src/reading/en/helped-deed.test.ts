import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('shows what somebody helps to do, and nothing before it', () => {
  assert.deepEqual(acted('Mia helped wash the car.'), [['hero wipe']]);
  assert.deepEqual(acted('Mia helped stir the soup.'), [['hero cook']]);
});

it('shows what whoever is helped or let does', () => {
  assert.deepEqual(acted('Mia helped Dad blow up the balloon.'), [['hero blow', 'father blow']]);
  assert.deepEqual(acted('Mia helped Dad feed the ducks.')[0]?.slice(0, 2), [
    'hero hand-over',
    'father hand-over',
  ]);
});

it('does not do what nobody helps with', () => {
  assert.doesNotMatch(JSON.stringify(acted("Mia didn't help wash the car.")), /hero wipe/);
});

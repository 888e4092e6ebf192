import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('makes no night of an animal that sleeps, and no bedroom', () => {
  for (const text of [
    'The cat slept in the basket.',
    'O gato dormia na cesta.',
    'El gato dormía en la cesta.',
  ]) {
    const [moment] = planOf(text).moments;
    assert.deepEqual([moment?.time, moment?.place.set], [null, 'living'], text);
  }
  assert.equal(planOf('Mia slept.').moments[0]?.time, 'night');
});

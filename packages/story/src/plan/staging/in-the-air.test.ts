import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('has birds that are chased fly off, and dogs look', () => {
  for (const text of ['Mia chased the pigeons in the park.', 'Mia persiguió a las palomas en el parque.'])
    assert.equal(planOf(text).moments[0]?.acts[1]?.action, 'fly-away', text);
  assert.notEqual(planOf('Mia chased the dog in the park.').moments[0]?.acts[1]?.action, 'fly-away');
});

it('blows soap bubbles into the air', () => {
  for (const text of ['Mia blew bubbles.', 'A Mia soprou bolas de sabão.', 'Mia hizo pompas de jabón.'])
    assert.ok(
      planOf(text).moments[0]?.seen.some(({ picture, how }) => picture === 'bubbles' && how === 'flying'),
      text,
    );
});

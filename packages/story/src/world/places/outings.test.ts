import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const endsAt = (text: string) => planOf(text).moments.at(-1)?.place.set;

it('leaves the room for what one goes out to do', () => {
  assert.equal(endsAt('Mia ate breakfast in the kitchen. Then Dad took her fishing.'), 'lake');
  assert.equal(endsAt('Mia was in the kitchen. We went skiing.'), 'snow');
  assert.equal(endsAt('Mia estaba en casa. Fuimos a nadar.'), 'pool');
  assert.equal(endsAt('A Mia estava em casa. O avô levou-a a pescar.'), 'lake');
});

it('stays where it can be done', () => {
  assert.equal(endsAt('Mia was at the lake. We went swimming.'), 'lake');
  assert.equal(endsAt('On the beach Dad took Mia swimming.'), 'beach');
});

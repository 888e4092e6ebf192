import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const setsOf = (text: string) => planOf(text).moments.map(({ place }) => place.set);

it('burns fires before the tent', () => {
  const sets = setsOf(
    'Mia and Dad camped at the lake. She lit the fire herself with one match. Mia slept in the tent.',
  );
  assert.equal(sets[0], 'lake');
  assert.equal(sets[1], 'lake');
  assert.equal(sets.at(-1), 'tent');
});

it('roasts marshmallows under the sky after a meal in a café', () => {
  assert.notEqual(setsOf('We ate at a café. Then Mia lit a campfire.').at(-1), 'cafe');
});

it('leaves a hearth at home', () => {
  assert.equal(setsOf('Mia lit the fire in the fireplace in the living room.').at(-1), 'living');
});

it('eats marshmallows in cafés too', () => {
  assert.deepEqual(setsOf('We had hot chocolate with marshmallows in the cafe.'), ['cafe']);
  assert.equal(
    setsOf('Mia and Dad camped at the lake. They put up the tent. Mia toasted marshmallows.').at(-1),
    'lake',
  );
});

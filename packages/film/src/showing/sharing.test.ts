import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharersOf } from './sharing.ts';

test('a sofa is shared, a child has a seat of its own in a car', () => {
  const of = (picture: string) => ['hero', 'brother'].map((of) => ({ picture, how: 'support', of }) as const);
  const sofas = of('couch-and-lamp');
  const seats = of('child-seat');
  assert.deepEqual(sofas[0] && sharersOf(sofas[0], sofas), ['hero', 'brother']);
  assert.deepEqual(seats[0] && sharersOf(seats[0], seats), ['hero']);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '../plan.ts';
import { planOf } from '../../testing/plan-of.ts';

const puddleIn = (text: string): Seen | undefined =>
  planOf(text, { childName: 'Mia', pronoun: 'she' })
    .moments.flatMap(({ seen }) => seen)
    .find(({ picture }) => picture === 'puddle');

it('leaves a puddle of what is spilled, in its colour', () => {
  const milk = puddleIn('Mia knocked over the glass of milk.');
  const juice = puddleIn('Mia spilled her juice on the floor.');
  assert.ok(milk?.color && juice?.color && milk.color !== juice.color);
  assert.ok(puddleIn('The red paint ran over the floor.')?.color);
  assert.ok(puddleIn('Milk spilled all over the table.'));
});

it('makes none of what is poured where it belongs, sticks to somebody or is in the pool', () => {
  assert.equal(puddleIn('Mum poured milk into a bowl.'), undefined);
  assert.equal(puddleIn('Juice spilled on her dress.'), undefined);
  assert.equal(puddleIn('At the pool water splashed over the edge.'), undefined);
});

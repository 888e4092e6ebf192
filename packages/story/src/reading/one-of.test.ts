import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

const last = (text: string): string[] => acted(text, { childName: 'Tom', pronoun: 'he' }).at(-1) ?? [];

it('has one of several do it, and leaves them out of the clause before', () => {
  assert.deepEqual(last('The kids made cards and one of the dads brought cake.'), ['man carry']);
  assert.deepEqual(last('Tom laughed and one of the girls hugged him.'), ['friend hug', 'hero hug']);
  assert.deepEqual(last("One of Pat's ewes ran into the shop."), ['sheep run']);
  assert.deepEqual(last('Uma das mães trouxe sumo.'), ['mother carry']);
  assert.deepEqual(last('Uno de los perros robó una salchicha.'), ['dog run']);
});

it('takes one of several things in the hand', () => {
  assert.deepEqual(last('Tom ate one of the biscuits.'), ['hero eat']);
  assert.deepEqual(last('Tom leyó uno de dinosaurios y un nene lloró.'), ['friend cry', 'hero read']);
});

it('goes on with whom it was about, and not with one of several', () => {
  const text = 'Mr Hobbs waved. One of the dads brought cake and he ate it.';
  assert.deepEqual(acted(text, { childName: 'Amina', pronoun: 'she' }).at(-1)?.[0], 'man eat');
});

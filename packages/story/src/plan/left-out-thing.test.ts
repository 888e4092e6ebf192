import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

/** What the child has in the hands in the last moment. */
const inHand = (text: string): string | undefined =>
  planOf(text, { childName: 'Nora', childAge: 6, pronoun: 'she' })
    .moments.at(-1)
    ?.acts.find(({ who }) => who === 'hero')?.thing;

test('what is eaten, drunk or put away need not be named again', () => {
  assert.equal(inHand('A avó fez uma sopa. A Nora comeu tudo.'), 'pot-of-food');
  assert.equal(inHand('A Nora achou uma concha na areia. Guardou na mochila.'), 'spiral-shell');
  assert.equal(inHand('La abuela peló una manzana. Nora se comió la mitad.'), 'red-apple');
});

test('nobody eats what is no food', () => {
  assert.equal(inHand('A Nora achou uma pedra. A Nora comeu.'), undefined);
});

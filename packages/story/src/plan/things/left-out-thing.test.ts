import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

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

test('what is thrown, read, peeled or put somewhere need not be named again, but who is put to bed is no thing', () => {
  assert.equal(inHand('A Nora achou uma concha na areia. Jogou no lixo.'), 'spiral-shell');
  assert.equal(inHand('A avó deu-lhe uma laranja. A Nora descascou devagar.'), 'tangerine');
  assert.equal(inHand('A avó fez uma sopa. A Nora não comeu nenhuma.'), undefined);
  assert.equal(inHand('A Nora achou uma concha. A mãe pôs na cama.'), undefined);
});

test('what is given or gnawed is a thing, whoever could be meant', () => {
  assert.equal(inHand('A avó chegou com uma cenoura. A Nora roeu-a.'), 'carrot');
  assert.equal(inHand('A Nora comprou um boné. O avô riu. Ela deu-lho.'), 'billed-cap');
});

test('a tooth that is put away is in no mouth', () => {
  const { acts, seen } = planOf('À noite a Nora pôs o dente debaixo da almofada.', {
    childName: 'Nora',
    childAge: 6,
    pronoun: 'she',
  }).moments.at(-1) ?? { acts: [], seen: [] };
  assert.ok([...acts.map(({ thing }) => thing), ...seen.map(({ picture }) => picture)].includes('tooth'));
  assert.equal(acts[0]?.action, 'hold');
});

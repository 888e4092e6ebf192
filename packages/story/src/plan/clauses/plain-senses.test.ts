import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const tom = { childName: 'Tom', pronoun: 'he' } as const;
const last = (text: string): string[] => acted(text, tom).at(-1) ?? [];
const pictures = (text: string): string[] => {
  const moment = planOf(text, tom).moments.at(-1);
  return [
    ...(moment?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(moment?.seen ?? []).map(({ picture }) => picture),
  ];
};

it('makes up a story in the head and nobody’s quarrel', () => {
  assert.deepEqual(last('Tom made that up last winter.'), ['hero think']);
  assert.deepEqual(last('Tom made up a song.'), ['hero sing']);
  assert.deepEqual(last('Tom and Dad made up.'), ['hero hug', 'father hug']);
});

it('says what is made between quotes', () => {
  assert.equal(last('O Tom riu. O pai fez "ai ai ai".')[0], 'father talk');
  assert.equal(last('Tom rio. El papá hizo "ay ay ay".')[0], 'father talk');
  assert.deepEqual(last('O Tom riu. O pai fez um bolo.'), ['father cook']);
});

it('stands where somebody puts themselves', () => {
  assert.deepEqual(last('O pai pôs-se à porta.'), ['father stand']);
  assert.deepEqual(last('Tom se puso en la fila.'), ['hero stand']);
  assert.deepEqual(last('Tom se puso el abrigo.'), ['hero put-on']);
});

it('finds nothing where somebody only thinks so', () => {
  assert.deepEqual(last('O Tom achou lindo.'), ['hero think']);
  assert.deepEqual(last('O Tom achou um gato lindo na rua.')[0], 'hero hold');
});

it('has nobody make the weather', () => {
  for (const text of ['Hacía un frío que pelaba y Tom corrió.', 'Fazia frio e o Tom correu.'])
    assert.equal(planOf(text, tom).moments.length, 1, text);
});

it('sees what falls in a shower of it', () => {
  assert.deepEqual(pictures('Le cayó encima una lluvia de aceitunas.'), ['olive']);
  assert.equal(planOf('Caiu uma chuva de folhas.', tom).moments[0]?.weather, null);
  assert.equal(planOf('Tom corrió bajo una lluvia de granizo.', tom).moments[0]?.weather, 'rain');
});

it('drinks with a straw, wears glasses and washes in a drum', () => {
  assert.deepEqual(pictures('Tom drank with a bendy straw.'), ['cup-with-straw']);
  assert.ok(pictures('The pig slept in the straw.').includes('hay'));
  assert.deepEqual(pictures('The ball hit him in the glasses.').includes('glasses'), true);
  assert.deepEqual(pictures('The cat slept in the drum of the washing machine.'), ['washing-machine']);
  assert.deepEqual(pictures('O gato dormia no tambor da máquina de lavar.'), ['washing-machine']);
  assert.deepEqual(pictures('Tom held the drum.'), ['drum']);
});

it('keeps a tub what it was called first', () => {
  assert.deepEqual(pictures('Tom got an ice cream tub. He held the tub.'), ['bucket']);
  assert.ok(pictures('Tom sat in the tub.').includes('bathtub'));
});

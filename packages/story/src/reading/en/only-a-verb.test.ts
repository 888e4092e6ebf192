import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const read = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ head }) => head).join('+')} ${verb.lemma}`,
  );

it('reads a deed by its ending where no noun can stand', () => {
  assert.deepEqual(read('Then last minute big kid kicks one hard and it hits him.'), ['kid kick', 'it hit']);
  assert.deepEqual(read('Every evening Mia rubs rosin on the bow, tucks the thing beneath her chin.'), [
    'Mia rub',
    'Mia tuck',
  ]);
  assert.deepEqual(read('I was down on my hunkers scrubbing a wheel.'), ['i scrub']);
  assert.deepEqual(read('An auld fella near fell off his deckchair.'), ['fella fall']);
});

it('leaves several things of a kind what they are', () => {
  assert.deepEqual(read('After that there was no stopping her.'), [' be']);
  assert.deepEqual(read('Mia gave the dogs a bath.'), ['Mia give']);
  assert.deepEqual(read('At the bus stops the driver laughs.'), ['driver laugh']);
});

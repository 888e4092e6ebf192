import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const verbs = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
    ({ verb, mode }) => `${verb.lemma} ${mode}`,
  );

it('does what somebody keeps, likes and carries on doing', () => {
  assert.deepEqual(verbs('Mia kept reading.'), ['read done']);
  assert.deepEqual(verbs('Mia carried on dancing.'), ['dance done']);
  assert.deepEqual(verbs('Mia stopped dancing.'), ['dance undone']);
  assert.deepEqual(verbs('Mia loves swimming lessons.'), ['love done']);
  assert.deepEqual(verbs('Mia kept the painting.'), ['keep done']);
});

it('reads what all of them do as done', () => {
  assert.deepEqual(verbs('They all took selfies.'), ['take done']);
  assert.deepEqual(verbs('He shook his hand before kick-off.'), ['shake done']);
});

it('takes a deed of two words for one', () => {
  assert.deepEqual(verbs('Mia learned to ice skate.'), ['skate done']);
  assert.deepEqual(verbs('Mia tap danced.'), ['dance done']);
});

it('tells nothing at show and tell', () => {
  assert.deepEqual(verbs('Mia brought a hamster for show and tell.'), ['bring done']);
});

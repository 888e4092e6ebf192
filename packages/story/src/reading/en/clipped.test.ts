import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from '../read-clauses.ts';

/** Verb and things of every clause. */
const read = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(({ verb, things }) =>
    [verb.lemma, ...things.map(({ head }) => head)].join(' '),
  );

test('what is written as it is spoken is done', () => {
  assert.deepEqual(read('She was holdin the lasagna.'), ['hold lasagna']);
  assert.deepEqual(read('Grandpa was watchin Mia.'), ['watch Mia']);
  assert.ok(read('Mia sat on the step chewin the remote.').includes('chew remote'));
});

test('words that end so anyway stay what they are', () => {
  assert.deepEqual(read('Mia saw a robin again.'), ['see robin']);
});

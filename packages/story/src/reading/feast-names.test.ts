import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

const subjects = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).flatMap(({ who }) =>
    who.map(({ head }) => head),
  );

it('takes a feast and the name behind it for two', () => {
  assert.deepEqual(subjects('At Christmas Grandma Rosa sang.'), ['Grandma Rosa']);
  assert.deepEqual(subjects('For Easter Mia painted eggs.'), ['Mia']);
});

it('keeps what belongs to a feast together with it', () => {
  assert.deepEqual(subjects('On Christmas Eve Mia sang.'), ['Mia']);
});

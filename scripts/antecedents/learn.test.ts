import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCorpus } from './corpus.ts';
import { answersOf, figuresOf } from './figures.ts';
import { type Example, examplesOf, learn } from './learn.ts';

test('every label of the corpus fits its text', () => {
  const stories = readCorpus();
  assert.ok(stories.length > 150);
  assert.ok(stories.every(({ pronouns }) => pronouns.length > 0));
});

test('learns what tells and leaves out what does not', () => {
  const near: Example = {
    sort: 'it',
    candidates: [
      ['near', 'any'],
      ['far', 'any'],
    ],
    meant: 0,
  };
  const weights = learn(Array.from({ length: 10 }, () => near));
  assert.ok((weights['near'] ?? 0) > 0.5);
  assert.ok((weights['far'] ?? 0) < -0.5);
  assert.equal(weights['any'], undefined);
});

test('learns from a story as it is labelled and judges how it is read', () => {
  const text = 'Mia put the vase on the table. The cat knocked it over.';
  const story = {
    title: 'A vase',
    child: { name: 'Mia', age: 5, sex: 'girl' as const },
    text,
    pronouns: [{ at: text.indexOf('it over'), word: 'it', means: ['the vase'] }],
  };
  const [example, ...more] = examplesOf(story);
  assert.equal(more.length, 0);
  assert.ok(example && example.candidates.length > 1);
  const always = (key: string) =>
    figuresOf(answersOf(story, (judged) => judged.find(({ candidate }) => candidate.key === key)?.candidate));
  assert.deepEqual(always('#vase')['it: things'], { all: 1, right: 1 });
  assert.deepEqual(always('-')['it: things'], { all: 1, right: 0 });
});

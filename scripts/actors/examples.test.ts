import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ToldStory } from '../events/corpus.ts';
import { examplesOf } from './examples.ts';

test('learns from the clauses that do not name who acts, as they are labelled', () => {
  const story: ToldStory = {
    id: 'one',
    language: 'pt',
    child: { name: 'Mia', age: 5, sex: 'girl' },
    teller: 'mother',
    title: 'A tarde',
    text: 'A Mia abriu o livro. A tia passou as folhas. Dançou.',
    events: [
      { span: 'A Mia abriu o livro', verb: 'abriu', who: ['hero'], does: ['open'] },
      { span: 'Dançou', verb: 'Dançou', who: ['hero'], does: ['dance'] },
    ],
  };
  const [example, ...more] = examplesOf(story);
  assert.equal(more.length, 0);
  assert.ok(example?.candidates[example.meant]?.includes('is:hero'));
  const [other] = examplesOf({
    ...story,
    events: [{ span: 'Dançou', verb: 'Dançou', who: ['aunt'], does: ['dance'] }],
  });
  assert.ok(other?.candidates[other.meant]?.includes('ruled'));
});

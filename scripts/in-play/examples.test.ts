import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ToldEvent, ToldStory } from '../events/corpus.ts';
import { examplesOf } from './examples.ts';

const story = (events: readonly ToldEvent[]): ToldStory => ({
  id: 'one',
  language: 'en',
  child: { name: 'Mia', age: 5, sex: 'girl' },
  teller: 'mother',
  title: 'A day',
  text: 'Mia found a bucket in the garden. Grandpa laughed.',
  events,
});
const laughed = { span: 'Grandpa laughed', verb: 'laughed', who: ['grandfather'], does: ['laugh'] };

test('learns from the clauses that name no thing which one was labelled, or that none was', () => {
  const [there] = examplesOf(story([{ ...laughed, thing: 'bucket' }]));
  assert.ok(there?.candidates[there.meant]?.includes('is:bucket'));
  const [none] = examplesOf(story([laughed]));
  assert.ok(none?.candidates[none.meant]?.includes('none'));
});

test('learns nothing from what is nothing of before, and from what is not labelled', () => {
  assert.deepEqual(examplesOf(story([{ ...laughed, thing: 'telescope' }])), []);
  assert.deepEqual(examplesOf(story([])), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { widePlaces } from '../../packages/story/src/placing/wider-places.ts';
import { nounLanguages } from '@milestoon/things/nouns';
import { readStories, verbAt } from '../events/corpus.ts';
import { countNames, readBelongings, readSnippets, wordCounts } from './corpus.ts';
import { figuresOf } from './figures.ts';
import { learnPlaces, lessonOf, understoodAs } from './learn.ts';

test('every language has snippets of every place', () => {
  for (const language of nounLanguages) {
    const sets = new Set(readSnippets(language).map(({ set }) => set));
    assert.deepEqual([...sets].toSorted(), [...widePlaces].toSorted());
    assert.deepEqual(new Set(readBelongings(language).map(({ set }) => set)).size, widePlaces.length);
    assert.match(wordCounts(language)['pool'] ?? '', /(?:^| )\p{L}+\*\d+/u);
  }
});

test('labels of stories fit their texts, and some stories of each language are kept back', () => {
  const stories = readStories();
  assert.ok(stories.length > 200);
  const keptBack = stories.filter((story) => story.keptBack).map(({ language }) => language);
  assert.deepEqual([...new Set(keptBack)].toSorted(), [...nounLanguages].toSorted());
});

test('counts what belongs to a place as often as is said', () => {
  const names = new Set(['deep', 'deep_end']);
  assert.deepEqual(countNames([{ set: 'pool', names }]), { pool: 'deep deep_end' });
  assert.deepEqual(countNames([{ set: 'pool', names, times: 3 }]), { pool: 'deep*3 deep_end*3' });
});

const told = {
  id: 'one',
  language: 'en' as const,
  child: { name: 'Mia', age: 5, sex: 'girl' as const },
  teller: 'mother',
  title: 'Bubbles',
  text: 'Mia hid under the bubbles in the tub. She washed the duck with shampoo and splashed Dad.',
  events: [
    { span: 'Mia hid', verb: 'hid', who: ['hero'], does: ['hide'], places: ['bathroom' as const] },
    {
      span: 'splashed Dad',
      verb: 'splashed',
      who: ['hero'],
      does: ['splash'],
      places: ['bathroom' as const],
    },
  ],
};

test('finds the verb of an event, the second of two as well', () => {
  const twice = { ...told, text: 'Mia hid. Then Dad hid.' };
  assert.equal(verbAt(twice, { span: 'Dad hid', verb: 'hid', who: ['father'], does: ['hide'] }), 18);
  assert.equal(verbAt(twice, { span: 'Mia hid', verb: 'hid', who: ['hero'], does: ['hide'] }), 4);
});

test('learns to trust the words of places where rules are wrong', () => {
  const lesson = lessonOf(told);
  assert.ok(lesson);
  assert.equal(lesson.labels.length, 2);
  const elsewhere = {
    ...lesson,
    story: {
      ...lesson.story,
      moments: lesson.story.moments.map((moment) => ({
        ...moment,
        place: { set: 'street' as const, things: [] },
      })),
    },
  };
  const few = readSnippets('en').filter(({ set }) => set === 'bathroom' || set === 'street');
  const weights = learnPlaces(
    Array.from({ length: 8 }, () => elsewhere),
    (language) => (language === 'en' ? understoodAs(language, few.slice(0, 40)) : []),
  );
  assert.ok((weights['words of the story'] ?? 0) > 0);
  assert.deepEqual(figuresOf([elsewhere], { rule: 9 }), { en: { events: 2, ruled: 0, learned: 0 } });
  assert.deepEqual(figuresOf([elsewhere], weights), { en: { events: 2, ruled: 0, learned: 2 } });
});

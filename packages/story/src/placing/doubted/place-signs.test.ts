import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SetName } from '@milestoon/stage';
import type { PlacedStory } from '../features.ts';
import { widePlaces } from '../wider-places.ts';
import { placeSigns, roofedOf } from './place-signs.ts';

const odds = (likely: Partial<Record<SetName, number>>): Float64Array =>
  Float64Array.from(widePlaces, (set) => likely[set] ?? 0);

const text = 'Mia sang in the kitchen. Then she laughed.';
const story: PlacedStory = {
  title: 'A day',
  text,
  childName: 'Mia',
  language: 'en',
  moments: ['Mia sang in the kitchen', 'she laughed'].map((words) => ({
    told: [text.indexOf(words), text.indexOf(words) + words.length],
    place: { set: 'kitchen', things: [] },
  })),
  knowings: ['told', 'stays'],
};

it('tells of a place how it is known, whether it is named, and how likely it and the next one are', () => {
  const [first = [], second = []] = placeSigns({
    story,
    sets: ['kitchen', 'living'],
    odds: [odds({ kitchen: 0.83, living: 0.1 }), odds({ kitchen: 0.45, living: 0.31 })],
  });
  for (const sign of [
    'known told',
    'named here',
    'likely 8 of 10',
    'another 1 of 10',
    'as ruled',
    'in kitchen',
  ])
    assert.ok(first.includes(sign), sign);
  for (const sign of [
    'known stays, once told',
    'none named here',
    'other named last',
    'not as ruled',
    'another 4 of 10',
  ])
    assert.ok(second.includes(sign), sign);
});

it('adds up what is likely of all rooms', () => {
  assert.deepEqual(roofedOf([odds({ kitchen: 0.25, living: 0.5, beach: 0.25 })]), [0.75]);
});

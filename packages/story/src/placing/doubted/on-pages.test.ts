import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isPage, type SetName } from '@milestoon/stage';
import type { Moment } from '../../plan/plan.ts';
import { newRequest } from '../../testing/new-request.ts';
import { planOf } from '../../testing/plan-of.ts';
import { planOfStory } from '../../write-screenplay.ts';
import { fitting, onPages, type PlaceDoubts } from './on-pages.ts';

const at = (set: SetName, sentence = 0): Moment => ({
  told: [0, 1],
  sentence,
  mode: 'done',
  place: { set, things: [] },
  time: null,
  weather: null,
  acts: [],
  seen: [],
});
const nameOf = ({ place }: Moment): string => place.scenery ?? String(place.set);
const shown = (
  sets: readonly SetName[],
  doubts: Partial<PlaceDoubts> & Pick<PlaceDoubts, 'fits'>,
): string[] =>
  onPages(
    sets.map((set, sentence) => at(set, sentence)),
    { roofed: sets.map(() => 1), knowings: sets.map(() => undefined), ...doubts },
  ).map(nameOf);

it('shows a place that hardly fits on a page, and any other as it is', () => {
  assert.deepEqual(shown(['beach', 'stage'], { fits: [0.9, 0.2] }), ['beach', 'page-indoors']);
  assert.deepEqual(shown(['beach', 'stage'], { fits: [0.3, 0.3] }), ['beach', 'stage']);
});

it('doubts nothing where nobody said how well places fit', () => {
  assert.deepEqual(shown(['beach', 'stage'], { fits: [] }), ['beach', 'stage']);
});

it('has a page of a room, one of the open air, and one of neither', () => {
  const pageAt = (roofed: number): string[] => shown(['stage'], { fits: [0.1], roofed: [roofed] });
  assert.deepEqual(
    [1, 0, 0.5, 0.7, 0.3].map((roofed) => pageAt(roofed)),
    [['page-indoors'], ['page-outdoors'], ['page'], ['page'], ['page']],
  );
});

it('turns one page for all that is not known one after the other', () => {
  assert.deepEqual(shown(['stage', 'street'], { fits: [0.1, 0.1], roofed: [0.9, 0.1] }), ['page', 'page']);
});

it('never leaves a place that is named, nor the rest of its sentence', () => {
  const moments = [at('garden'), at('garden'), ...[1, 2, 3].map((sentence) => at('garden', sentence))];
  const doubts = { fits: moments.map(() => 0.1), roofed: moments.map(() => 0) };
  const knowings = ['told', 'stays', 'stays', 'stays', 'stays'] as const;
  assert.deepEqual(onPages(moments, { ...doubts, knowings }).map(nameOf), [
    'garden',
    'garden',
    'page-outdoors',
    'page-outdoors',
    'page-outdoors',
  ]);
  assert.deepEqual(onPages([at('farm')], { ...doubts, fits: [0.1], knowings: ['told'] }).map(nameOf), [
    'farm',
  ]);
});

it('never leaves where somebody arrived, nor what they are in, nor a page that a word tells', () => {
  const sets = ['farm', 'car', 'park', 'park', 'park'] as const;
  const doubts = { fits: [0.1, 0.1, 0.9, 0.9, 0.9], knowings: ['arrived', 'vehicle'] } as const;
  assert.deepEqual(shown(sets, doubts), sets);
  const farm = at('farm');
  const page = { ...farm, place: { ...farm.place, scenery: 'page-outdoors' as const } };
  assert.deepEqual(onPages([page], { fits: [0.1], roofed: [1], knowings: [undefined] }).map(nameOf), [
    'page-outdoors',
  ]);
});

it('never leaves a place that the own words of a moment name, however the rules know it', () => {
  const fits = [0.1, 0.1];
  assert.deepEqual(shown(['car', 'street'], { fits, named: [true, false] }), ['car', 'page-indoors']);
  assert.deepEqual(shown(['car', 'street'], { fits }), ['page-indoors', 'page-indoors']);
});

it('puts no page between two moments of a place that is known', () => {
  assert.deepEqual(
    shown(['pool', 'pool', 'pool'], { fits: [0.1, 0.1, 0.1], knowings: ['told', 'stays', 'told'] }),
    ['pool', 'pool', 'pool'],
  );
  assert.deepEqual(shown(['pool', 'kitchen', 'pool'], { fits: [0.9, 0.1, 0.9] }), ['pool', 'pool', 'pool']);
  assert.deepEqual(
    shown(['pool', 'kitchen', 'pool', 'pool', 'pool'], {
      fits: [0.9, 0.1, 0.9, 0.9, 0.9],
      knowings: [undefined, 'deed', undefined, undefined, undefined],
    }),
    ['pool', 'page-indoors', 'pool', 'pool', 'pool'],
  );
  assert.deepEqual(
    shown(['pool', 'pool', 'pool', 'pool', 'pool'], {
      fits: [0.1, 0.1, 0.1, 0.1, 0.1],
      knowings: ['told', 'deed', 'told', 'told', 'told'],
    }),
    ['pool', 'pool', 'pool', 'pool', 'pool'],
  );
});

it('takes nothing along that stands only at the place before', () => {
  const [before, between, after] = [at('pool'), at('kitchen'), at('pool')];
  const pool = { ...before, place: { ...before.place, things: ['beach-ball'] } };
  const doubts = { fits: [0.9, 0.1, 0.9], roofed: [1, 1, 1], knowings: [undefined, undefined, undefined] };
  assert.deepEqual(onPages([pool, between, after], doubts)[1]?.place, { set: 'pool', things: [] });
});

it('stays in a short text where it is said to be', () => {
  assert.deepEqual(shown(['bakery', 'bakery'], { fits: [0.1, 0.1], knowings: ['told', 'stays'] }), [
    'bakery',
    'bakery',
  ]);
});

it('believes in a short text what is done, and in a long one how well it fits', () => {
  assert.deepEqual(shown(['kitchen'], { fits: [0.2], knowings: ['deed'] }), ['kitchen']);
  assert.deepEqual(
    shown(['kitchen', 'park', 'park', 'park'], { fits: [0.2, 0.9, 0.9, 0.9], knowings: ['deed'] })[0],
    'kitchen',
  );
  for (const guess of ['hour', 'elsewhere'] as const)
    assert.deepEqual(shown(['kitchen'], { fits: [0.2], knowings: [guess] }), ['page-indoors'], guess);
  assert.deepEqual(
    shown(['kitchen', 'park', 'park', 'park', 'park'], {
      fits: [0.2, 0.9, 0.9, 0.9, 0.9],
      knowings: ['deed', undefined, undefined, undefined, undefined],
    })[0],
    'page-indoors',
  );
});

it('says how likely a place fits by all its signs together', () => {
  const weights = { good: 2, bad: -2 };
  assert.equal(fitting(['good', 'bad', 'unheard'], weights), 0.5);
  assert.ok(fitting(['good'], weights) > 0.8);
  assert.ok(fitting(['bad'], weights) < 0.2);
});

it('doubts a place that no word of a text tells', () => {
  const [moment] =
    planOfStory(newRequest({ description: 'Mia whispered her secret to the dog.' }))?.moments ?? [];
  assert.ok(isPage(moment?.place.scenery));
});

const placesOf = (text: string): string[] => [...new Set(planOf(text).moments.map(nameOf))];

it('takes a place of which there is no picture for no other one, in three languages', () => {
  for (const text of [
    'Mia signed her name at the registry office.',
    'A Mia assinou o nome no cartório.',
    'Mia firmó en el registro civil.',
  ])
    assert.deepEqual(placesOf(text), ['page-indoors'], text);
  assert.deepEqual(placesOf('Mia caught a fish on the frozen lake. She waved at Grandpa.'), [
    'page-outdoors',
  ]);
});

it('leaves a page where a place is named that there is', () => {
  assert.equal(placesOf('Mia sang at the embassy. Then she danced in the kitchen.').at(-1), 'kitchen');
});

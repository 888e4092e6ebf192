import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '@milestoon/cast';
import type { Moment } from '../plan.ts';
import { thinned } from './thinned.ts';

const moment = (at: number, things: number): Moment => ({
  told: [at, at + 1],
  sentence: at,
  mode: 'done',
  place: { set: 'park', things: [] },
  time: null,
  weather: null,
  acts: [],
  seen: Array.from({ length: things }, () => ({ picture: 'kite', how: 'ground' })),
});
const words = (count: number): string => Array.from({ length: count }, () => 'kite').join(' ');

test('a long story has as many pictures as there is time for, a short one no fewer than twelve', () => {
  const moments = Array.from({ length: 30 }, (_, at) => moment(at, 1));
  assert.equal(thinned(moments, words(100)).length, 20);
  assert.equal(thinned(moments, words(40)).length, 12);
  assert.equal(thinned(moments.slice(0, 5), words(20)).length, 5);
});

test('those go in which least happens, and the others stay in order', () => {
  const moments = Array.from({ length: 14 }, (_, at) => moment(at, at === 3 || at === 8 ? 1 : 2));
  const left = thinned(moments, words(20)).map(({ sentence }) => sentence);
  assert.deepEqual(left, [0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13]);
});

test('a look goes before a deed, what was just seen before what is new, and an animal that comes stays', () => {
  const does = (at: number, action: Action): Moment => ({
    ...moment(at, 0),
    acts: [{ who: 'hero', action, emotion: 'happy' }],
  });
  const deeds: readonly Action[] = [
    'run',
    'kick',
    'eat',
    'jump',
    'dig',
    'sing',
    'hug',
    'wave',
    'climb',
    'drink',
  ];
  const moments = deeds.map((action, at) => does(at, action));
  const fox: Moment = { ...moment(12, 0), seen: [{ picture: 'fox', how: 'ground', move: 'come' }] };
  const left = thinned([does(10, 'look'), ...moments, does(11, 'drink'), fox, does(13, 'jump')], words(20));
  assert.equal(left.length, 12);
  assert.deepEqual(
    left.map(({ sentence }) => sentence),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13],
  );
});

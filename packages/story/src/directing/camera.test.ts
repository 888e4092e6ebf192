import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '@milestoon/drawing';
import { frameShot, type Shot } from './camera.ts';

const framing = {
  opensScene: false,
  intimate: false,
  closesFilm: false,
  figures: 1,
  line: { part: 'told', text: 'Mia drew a cat.' },
  action: 'stand',
  facing: 'right',
} as const;
const over = (change: Partial<Parameters<typeof frameShot>[0]>, previous: Shot | null = null): Set<string> =>
  new Set(
    Array.from(
      { length: 12 },
      (_, seed) => frameShot({ ...framing, ...change }, previous, random(seed)).move,
    ),
  );

test('the camera pans along with whoever is on the way, and with nobody else', () => {
  assert.deepEqual(over({ action: 'run' }), new Set(['pan-right']));
  assert.deepEqual(over({ action: 'walk', facing: 'left' }), new Set(['pan-left']));
  for (const change of [{}, { intimate: true }, { opensScene: true }, { closesFilm: true }])
    for (const move of over(change)) assert.doesNotMatch(move, /pan/);
});

test('a feeling is gone nearer to, the end is left', () => {
  assert.deepEqual(over({ intimate: true }), new Set(['push']));
  assert.deepEqual(over({ closesFilm: true }), new Set(['pull']));
});

test('the camera goes back from a celebration, and up to what is high', () => {
  assert.deepEqual(over({ action: 'cheer', intimate: true }), new Set(['pull']));
  assert.deepEqual(over({ line: { part: 'told', text: 'The rainbow was there.' } }), new Set(['tilt-up']));
  assert.deepEqual(over({ action: 'kite' }), new Set(['tilt-up']));
});

test('no two shots in a row have the same size and move', () => {
  assert.deepEqual(over({ intimate: true }, { size: 'close', move: 'push' }), new Set(['hold']));
  assert.deepEqual(over({}, { size: 'wide', move: 'push' }), new Set(['hold', 'push']));
  assert.deepEqual(over({}, { size: 'medium', move: 'push' }), new Set(['hold', 'push']));
});

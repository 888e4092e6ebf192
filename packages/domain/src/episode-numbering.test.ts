import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberedTitle, numbersOf, placeInSeason, seasonOf } from './episode-numbering.ts';

test('a season has twelve episodes', () => {
  assert.deepEqual([1, 12, 13, 24, 25].map(seasonOf), [1, 1, 2, 2, 3]);
});

test('an episode has its place in its season', () => {
  assert.deepEqual([1, 12, 13, 24, 25].map(placeInSeason), [1, 12, 1, 12, 1]);
  assert.deepEqual(numbersOf(2), [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
});

test('titles carry a two-digit number when there is one', () => {
  assert.equal(numberedTitle('First steps', 7, 'en'), 'Episode 07: First steps');
  assert.equal(numberedTitle('O dente', 7, 'pt'), 'Episódio 07: O dente');
  assert.equal(numberedTitle('El diente', 7, 'es'), 'Episodio 07: El diente');
  assert.equal(numberedTitle('First steps', 113, 'en'), 'Episode 113: First steps');
  assert.equal(numberedTitle('First steps', null, 'en'), 'First steps');
});

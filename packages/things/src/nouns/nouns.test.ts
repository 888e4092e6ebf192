import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPicture } from '../pictures/index.ts';
import { namedPictures, pictureFor } from './index.ts';

test('every word means a picture there is', () => {
  assert.deepEqual(
    [...namedPictures()].filter((name) => !hasPicture(name)),
    [],
  );
});

test('two words come before one, in each language', () => {
  assert.equal(pictureFor('machine', 'en', { qualities: ['new', 'washing'] }), 'washing-machine');
  assert.equal(pictureFor('máquina', 'pt', { of: 'lavar' }), 'washing-machine');
  assert.equal(pictureFor('papel', 'es', { qualities: ['higiénico'] }), 'roll-of-paper');
  assert.equal(pictureFor('coelho', 'pt', { of: 'peluche' }), 'toy-rabbit');
});

test('what stands beside a noun is never taken for it', () => {
  assert.equal(pictureFor('counter', 'en', { qualities: ['cheese'] }), 'counter');
  assert.equal(pictureFor('brilliance', 'en', { qualities: ['apple'] }), null);
});

test('a piece of something is that thing', () => {
  assert.equal(pictureFor('piece', 'en', { of: 'toast' }), 'bread');
  assert.equal(pictureFor('slice', 'en', { of: 'cheese' }), 'cheese-wedge');
});

test('a word that mostly means something else is not guessed', () => {
  assert.equal(pictureFor('score', 'en'), null);
  assert.equal(pictureFor('estação', 'pt'), null);
  assert.equal(pictureFor('estación', 'es', { of: 'tren' }), 'station');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOfPicture, searchPictures } from './index.ts';

test('pictures are found by the beginning of a word in the parent’s language, accents or not', () => {
  assert.equal(searchPictures('kite', 'en')[0], 'kite');
  assert.equal(searchPictures('balao', 'pt')[0], 'balloon');
  assert.equal(searchPictures('Peluch', 'es').includes('teddy-bear'), true);
  assert.deepEqual(searchPictures('  ', 'en'), []);
  assert.deepEqual(searchPictures('qqqq', 'pt'), []);
  assert.ok(searchPictures('a', 'en', 5).length === 5);
});

test('a picture is called by its usual word', () => {
  assert.equal(labelOfPicture('balloon', 'pt'), 'balão');
  assert.equal(labelOfPicture('balloon', 'en'), 'balloon');
});

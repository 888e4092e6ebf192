import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownNouns, pictureFor, pictureOfPhrase } from './index.ts';

test('families of both sides of the ocean have words of their own', () => {
  for (const [word, picture] of [
    ['escalera del tobogán', 'playground-slide'],
    ['vestido de baño', 'swimsuit'],
    ['chancho', 'pig'],
    ['largavistas', 'binoculars'],
    ['lavarropas', 'washing-machine'],
    ['bacinilla', 'potty'],
    ['esfero', 'pen'],
  ] as const)
    assert.equal(pictureOfPhrase(word, 'es'), picture, word);
  for (const [word, picture] of [
    ['escada do escorrega', 'playground-slide'],
    ['nadadeira', 'flippers'],
    ['troninho', 'potty'],
    ['mocho', 'owl'],
  ] as const)
    assert.equal(pictureOfPhrase(word, 'pt'), picture, word);
});

test('the dance of a party is no thing of it', () => {
  assert.equal(pictureFor('dança', 'pt', { of: 'festa' }), null);
  assert.equal(pictureFor('slice', 'en', { of: 'cheese' }), 'cheese-wedge');
});

test('a son typed in Portuguese is no doughnut without its accent', () => {
  assert.ok(!knownNouns('pt').includes('filhó'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownPictureNames } from '../pictures/index.ts';
import { type NounLanguage, nounLanguages, pictureFor, wordsFor } from './index.ts';
import { ofItsOwn } from './words/of-its-own.ts';

const of = (
  language: NounLanguage,
  noun: string,
  { qualities = [], of }: { qualities?: string[]; of?: string } = {},
): string | null => pictureFor(noun, language, { qualities, ...(of ? { of } : {}) });

test('what another thing stood for has a picture of its own', () => {
  assert.equal(of('en', 'cooker', { qualities: ['rice'] }), 'rice-cooker');
  assert.equal(of('en', 'cooker'), 'oven');
  assert.equal(of('en', 'microwave'), 'microwave');
  assert.equal(of('pt', 'caixa', { of: 'fósforos' }), 'matchbox');
  assert.equal(of('es', 'caja', { of: 'música' }), 'music-box');
  assert.equal(of('pt', 'ameixa'), 'plum');
  assert.equal(of('es', 'carpincho'), 'capybara');
  assert.equal(of('es', 'flauta', { qualities: ['dulce'] }), 'recorder');
});

test('what would be shown as something else has no picture', () => {
  assert.equal(of('en', 'seat', { qualities: ['scooter'] }), null);
  assert.equal(of('en', 'plate', { qualities: ['number'] }), null);
  assert.equal(of('en', 'stand', { qualities: ['umbrella'] }), null);
  assert.equal(of('en', 'ball', { qualities: ['cotton'] }), null);
  assert.equal(of('pt', 'cama', { of: 'gato' }), null);
  assert.equal(of('es', 'torno'), null);
});

test('each of these pictures is drawn by the house and found by a word of every language', () => {
  const pictures = ofItsOwn.split('\n').flatMap((line) => /^(\S+) = /.exec(line)?.[1] ?? []);
  assert.ok(pictures.length > 80);
  assert.deepEqual(
    pictures.filter(
      (name) =>
        !ownPictureNames.includes(name) || nounLanguages.some((each) => wordsFor(name, each).length === 0),
    ),
    [],
  );
});

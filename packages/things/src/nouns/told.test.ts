import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NounLanguage, pictureFor } from './index.ts';

test('what look-alikes stood for is drawn for itself, in three languages', () => {
  for (const [language, noun, picture] of [
    ['en', 'cello', 'cello'],
    ['pt', 'violoncelo', 'cello'],
    ['es', 'violonchelo', 'cello'],
    ['en', 'match', 'match'],
    ['pt', 'fósforo', 'match'],
    ['es', 'cerilla', 'match'],
    ['pt', 'picolé', 'ice-lolly'],
    ['es', 'paleta', 'ice-lolly'],
    ['en', 'zipper', 'zip-fastener'],
    ['pt', 'cruz', 'cross'],
    ['es', 'podio', 'podium'],
    ['es', 'rallador', 'grater'],
  ] as const satisfies readonly (readonly [NounLanguage, string, string])[])
    assert.equal(pictureFor(noun, language), picture, noun);
  assert.equal(pictureFor('bolsa', 'pt', { of: 'água quente' }), 'hot-water-bottle');
  assert.equal(pictureFor('bag', 'en', { of: 'rice' }), 'bag-of-rice');
  assert.equal(pictureFor('rice', 'en'), 'cooked-rice');
});

test('a small car of a child is driven from within', () => {
  assert.equal(pictureFor('cochecito', 'es', { qualities: ['eléctrico'] }), 'ride-on-car');
  assert.equal(pictureFor('cochecito', 'es'), 'pushchair');
});

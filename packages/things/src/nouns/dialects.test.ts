import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureFor } from './index.ts';

test('English families have their own words for things, wherever they live', () => {
  for (const [noun, picture] of [
    ['fiver', 'dollar-banknote'],
    ['naira', 'dollar-banknote'],
    ['danfo', 'minibus'],
    ['kimbap', 'sushi'],
    ['boerewors', 'sausage'],
    ['lolly', 'lollipop'],
    ['groundnut', 'peanuts'],
    ['dhol', 'drum'],
    ['plank', 'wood'],
  ] as const)
    assert.equal(pictureFor(noun, 'en'), picture, noun);
});

test('Spanish families have theirs on both sides of the ocean', () => {
  for (const [noun, picture] of [
    ['bola', 'soccer-ball'],
    ['baranda', 'fence'],
    ['cromo', 'playing-cards'],
    ['vianda', 'lunch-box'],
    ['antiparras', 'goggles'],
    ['gafas de piscina', 'goggles'],
    ['escupidera', 'toilet'],
    ['labial', 'lipstick'],
    ['ponqué', 'shortcake'],
    ['caraota', 'bean'],
    ['cinta adhesiva', 'tape-roll'],
    ['bolita', null],
  ] as const)
    assert.equal(pictureFor(noun, 'es'), picture, noun);
});

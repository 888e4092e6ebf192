import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const seenIn = (text: string): string[] =>
  planOf(text, { childName: 'Mia' }).moments.flatMap(({ seen }) =>
    seen.map(({ picture, how }) => `${picture} ${how}`),
  );

it('has no cloud for rain that falls anyway', () => {
  for (const text of [
    'Mia danced in the garden in the rain.',
    'Mia played in the rain.',
    "Mia's first match in the rain.",
  ])
    assert.deepEqual(seenIn(text), [], text);
});

it('has one where nothing falls by itself, and for whatever else is in the sky', () => {
  assert.deepEqual(seenIn('Mia stood at the window and watched the rain.'), [
    'window wall',
    'cloud-with-rain sky',
  ]);
  assert.deepEqual(seenIn('It rained in the park and Mia saw a rainbow.'), ['rainbow sky']);
});

it('has the wind above, in every language', () => {
  for (const text of [
    'The wind took the hat.',
    'O vento levou o chapéu da Mia no parque.',
    'El viento se llevó la gorra de Mia en el parque.',
  ])
    assert.ok(seenIn(text).includes('wind-face sky'), text);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

const toldIn = (description: string): string[] => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  return (plan?.moments ?? []).flatMap(({ acts, seen }) => [
    ...acts.map(({ who, action }) => `${who} ${action}`),
    ...seen.map(({ picture, how }) => `${picture} ${how}`),
  ]);
};
const all = (texts: readonly string[], expected: readonly string[]): void => {
  for (const text of texts) assert.deepEqual(toldIn(text), expected, text);
};

it('has whoever jumps or runs into the water in it, and nothing thrown but oneself', () => {
  all(['A Mia atirou-se à água.', 'Mia se tiró al agua.'], ['hero jump', 'puddle inside']);
  // Lakes and rivers have their own water.
  all(['With a cheer Mia ran into the river.'], ['hero swim']);
  all(
    ['At the lake Mia dived into the water.', 'A Mia saltou para o rio.', 'Mia saltó al río.'],
    ['hero plunge'],
  );
});

it('has whoever runs to the sea before it', () => {
  all(['Mia ran to the beach.', 'A Mia correu para o mar.', 'Mia corrió al mar.'], ['hero run']);
});

it('throws a ball into the water, and stays dry', () => {
  for (const text of ['Mia threw the ball into the water.', 'Mia tiró la pelota al agua.']) {
    assert.equal(toldIn(text)[0], 'hero throw', text);
    assert.ok(!toldIn(text).some((each) => each.endsWith(' inside')), text);
  }
});

it("takes a Spanish name for a name, though it is also 'I read'", () => {
  all(['Leo corrió por el parque.'], ['friend run']);
  all(['Leo se durmió.'], ['friend sleep']);
});

it('takes the water of a pool or the sea where there is one, and no second one', () => {
  all(
    ['At the beach Mia ran into the sea.', 'Mia ran into the waves.', 'Mia swam in the sea.'],
    ['hero swim'],
  );
  all(
    [
      'Mia jumped into the pool.',
      'A Mia saltou para a piscina.',
      'Mia se tiró a la piscina.',
      'En la piscina Mia se tiró al agua.',
    ],
    ['hero plunge'],
  );
});

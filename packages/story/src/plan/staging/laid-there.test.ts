import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

/** Where the things of the last moment are: 'cup on table'. */
function laidIn(description: string): string[] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return (plan.moments.at(-1)?.seen ?? []).flatMap(({ picture, at }) =>
    at ? [`${picture} ${at.side} ${at.picture}`] : [],
  );
}

it('sees a thing where it is put, hidden or left, in three languages', () => {
  for (const [text, where] of [
    ['Mia put the cake on top of the fridge.', 'shortcake on fridge'],
    ['Mia left the cup on the chair.', 'cup on chair'],
    ['Mia hid the ball under the bed.', 'soccer-ball under bed'],
    ['Mia put the cup in the box.', 'cup in package'],
    ['A Mia pousou a chávena na mesa.', 'cup on table'],
    ['A Mia escondeu a bola debaixo da cama.', 'soccer-ball under bed'],
    ['Mia dejó la taza en la mesa.', 'cup on table'],
    ['Mia escondió la pelota detrás del árbol.', 'soccer-ball behind tree'],
  ] as const)
    assert.deepEqual(laidIn(text), [where], text);
});

it('lays nothing where nobody says so', () => {
  assert.deepEqual(laidIn('Mia put the cup down.'), []);
});

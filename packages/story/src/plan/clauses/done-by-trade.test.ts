import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

const deedsIn = (description: string): string[] => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  return plan?.moments[0]?.acts.map(({ who, action, to }) => `${who} ${action} ${to ?? ''}`) ?? [];
};

it('what whoever does it all day does to the child is not done by the child', () => {
  assert.deepEqual(deedsIn('Mia had her first haircut.'), ['woman cut hero', 'hero sit woman']);
  assert.deepEqual(deedsIn('Mia got her jabs.'), ['doctor put-down hero', 'hero look doctor']);
  assert.deepEqual(deedsIn('A Mia levou uma vacina.'), ['doctor put-down hero', 'hero look doctor']);
  assert.deepEqual(deedsIn('A Mia le pusieron la vacuna.').length, 2);
});

it('nobody else comes where the text says who does it', () => {
  assert.deepEqual(deedsIn('Mia had her jabs and Dr Silva gave her a sticker.'), ['hero sit ']);
});

it('what several do whom nobody names is done by whoever does it all day, and prizes are received', () => {
  for (const text of ['Le cortaron el pelo.', 'Cortaram-lhe o cabelo.'])
    assert.deepEqual(deedsIn(text), ['woman cut hero', 'hero sit woman'], text);
  assert.equal(deedsIn('Le pusieron tres puntos.')[0], 'doctor look hero');
  for (const text of ['Le dieron una medalla.', 'Deram-lhe uma medalha.'])
    assert.deepEqual(deedsIn(text), ['hero hold '], text);
});

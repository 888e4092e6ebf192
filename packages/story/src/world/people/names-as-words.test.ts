import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

const settingsOf = (childName: string, description: string): string[] => {
  const request = { childName, childAge: 5, episodeNumber: 1, photos: 0, seed: 1, title: 'Apples' };
  const plan = planOfStory({ ...request, style: 'anime', description });
  return [...new Set((plan?.moments ?? []).map(({ place, time }) => `${place.set} ${time}`))];
};

it('does not take a child’s name for the moon, the sea or the snow', () => {
  assert.deepEqual(settingsOf('Luna', 'Luna ate an apple in the kitchen. Luna hugged Grandma.'), [
    'kitchen null',
  ]);
  assert.deepEqual(settingsOf('Luna', 'Luna comió una manzana en la cocina. Luna se rió.'), ['kitchen null']);
  assert.deepEqual(settingsOf('Mar', 'Mar rió en la cocina. La abuela le dio a Mar una manzana.'), [
    'kitchen null',
  ]);
  assert.deepEqual(settingsOf('Nieves', 'Nieves rió en la cocina. El tío le dio a Nieves una pera.'), [
    'kitchen null',
  ]);
});

it('does not take an aunt for the dawn', () => {
  assert.deepEqual(settingsOf('Mia', 'Mia hugged Auntie Dawn in the kitchen.'), ['kitchen null']);
});

it('still sees the moon where one is told, and the sea of who is called so', () => {
  assert.deepEqual(settingsOf('Luna', 'Luna looked at the moon in the garden.'), ['garden night']);
  assert.deepEqual(settingsOf('Luna', 'Luna miró la luna en el jardín.'), ['garden night']);
  assert.deepEqual(settingsOf('Mar', 'Mar nadó en el mar.'), ['beach null']);
});

it('leaves feasts their night', () => {
  assert.deepEqual(settingsOf('Mia', 'Mia waved in the garden on Bonfire Night.'), ['garden night']);
});

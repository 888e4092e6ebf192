import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequest } from '../testing/new-request.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const castOf = (description: string): string[] =>
  writeScreenplay(newRequest({ description })).cast.map(({ role }) => role);

test('animals of the text are in the cast', () => {
  assert.deepEqual(castOf('Mia fed a bunny.'), ['hero', 'rabbit']);
  assert.deepEqual(castOf('Our hamster Keks was back in his house.'), ['hero', 'hamster']);
  assert.deepEqual(castOf('The budgie said hello to Mia.'), ['hero', 'bird']);
  assert.deepEqual(castOf('One duck followed Mia home.'), ['hero', 'duck']);
  assert.deepEqual(castOf('Mia rode a pony.'), ['hero', 'horse']);
  assert.deepEqual(castOf('Mia fed a goat and two sheep.'), ['hero', 'goat', 'sheep']);
  assert.deepEqual(castOf('The guinea pig ate a carrot.'), ['hero', 'guinea-pig']);
  assert.deepEqual(castOf('A Mia viu uma vaca e um porquinho.'), ['hero', 'cow', 'pig']);
  assert.deepEqual(castOf('La tortuga y la gallina de Mia.'), ['hero', 'turtle', 'chicken']);
});

test('the large animals of a zoo act, and are not meant where only their name is used', () => {
  assert.ok(castOf('The elephant sprayed Mia at the zoo.').includes('elephant'));
  assert.deepEqual(castOf('Mia fed a giraffe.'), ['hero', 'giraffe']);
  assert.deepEqual(castOf('A Mia viu um elefante e um leão.'), ['hero', 'elephant', 'lion']);
  assert.deepEqual(castOf('Mia vio un flamenco rosa y una jirafa.'), ['hero', 'flamingo', 'giraffe']);
  for (const description of [
    'Mia bailó flamenco en la fiesta.',
    'Mia roared like a lion.',
    'Mia wore a lion costume.',
    'Mia hugged her stuffed elephant.',
    'Mia drew an elephant.',
    'Mia watched The Lion King.',
  ])
    assert.deepEqual(castOf(description), ['hero'], description);
});

test('toys and words that only sound like animals are not', () => {
  for (const description of [
    'Mia played with her rubber duck.',
    'Mia sat on her rocking horse.',
    'Mia slept with her stuffed bunny.',
    'Mia looked for what the easter bunny had left.',
    'Mia built a bird house.',
    'Mia ate chicken soup.',
    'Mia has a pig costume and likes goat cheese.',
  ])
    assert.deepEqual(castOf(description), ['hero'], description);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newRequest } from '../testing/new-request.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const staged = (description: string): string[] =>
  writeScreenplay(newRequest({ childAge: 5, photos: 0, seed: 1, description }))
    .scenes.flatMap(({ beats }) => beats)
    .flatMap(({ moments = [] }) => moments)
    .flatMap(({ staging }) => staging.map(({ member, action }) => `${member} ${action}`));

it('puts shoes on at the feet, and a hat over the head', () => {
  assert.deepEqual(staged('Mia put on her red boots.'), ['hero tie']);
  assert.deepEqual(staged('Mia calçou as botas.'), ['hero tie']);
  assert.deepEqual(staged('Mia put on her hat.'), ['hero put-on']);
});

it('paints a fence where it stands, and licks what is there', () => {
  assert.deepEqual(staged('Mia painted the fence.'), ['hero wipe']);
  assert.deepEqual(staged('A Mia lambeu a colher.'), ['hero lick']);
  assert.deepEqual(staged('The dog licked the plate.'), ['dog lick']);
});

it('pours water out of a jug', () => {
  const [beat] = writeScreenplay(
    newRequest({ childAge: 5, photos: 0, seed: 1, description: 'Mia poured water into the bowl.' }),
  )
    .scenes.flatMap(({ beats }) => beats)
    .flatMap(({ moments = [] }) => moments);
  assert.equal(beat?.staging[0]?.thing?.picture, 'jug');
});

it('sees a toy where a digger is fought over, wherever that is', () => {
  const pictures = writeScreenplay(
    newRequest({
      childAge: 5,
      photos: 0,
      seed: 1,
      description: 'Mia and Max fought over the digger in the park.',
    }),
  )
    .scenes.flatMap(({ beats }) => beats)
    .flatMap(({ moments = [] }) => moments)
    .flatMap(({ seen }) => seen.map(({ picture }) => picture));
  assert.deepEqual(pictures, ['toy-excavator']);
});

it('gives a spoon to a brother, and something to eat to animals that are fed', () => {
  assert.deepEqual(staged('Mia fed her brother with a spoon.'), ['hero hand-over', 'brother receive']);
  assert.equal(staged('Mia fed the ducks.')[0], 'hero hand-over');
});

it('bites into no spoon', () => {
  const [beat] = writeScreenplay(
    newRequest({ childAge: 5, photos: 0, seed: 1, description: 'Mia ate with a spoon.' }),
  )
    .scenes.flatMap(({ beats }) => beats)
    .flatMap(({ moments = [] }) => moments);
  assert.deepEqual([beat?.staging[0]?.action, beat?.staging[0]?.thing], ['eat', undefined]);
});

it('swings whoever is pushed on a swing, in three languages', () => {
  for (const text of [
    'Dad pushed Mia on the swing.',
    'O pai empurrou a Mia no baloiço.',
    'Papá empujó a Mia en el columpio.',
  ])
    assert.deepEqual(staged(text).toSorted(), ['father push', 'hero swing'], text);
});

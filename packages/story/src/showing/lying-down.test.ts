import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newRequest } from '../testing/new-request.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const lying = (description: string): string[] =>
  writeScreenplay(newRequest({ childAge: 5, photos: 0, seed: 1, description }))
    .scenes.flatMap(({ beats }) => beats)
    .flatMap(({ moments = [] }) => moments)
    .flatMap(({ staging, seen }) => [
      ...staging.map(({ action }) => action),
      ...seen.filter(({ how }) => how === 'support').map(({ picture }) => picture),
    ]);

it('lies in bed in a bedroom and on the sofa in a living room', () => {
  assert.deepEqual(lying('Mia lay down in her bedroom.'), ['sleep']);
  assert.deepEqual(lying('Mia had a nap in the living room.').at(-1), 'couch-and-lamp');
  assert.deepEqual(lying('A Mia adormeceu na sala.').at(-1), 'couch-and-lamp');
});

it('lies on the floor where that is told, and on what bears it', () => {
  assert.ok(!lying('Mia fell asleep on the floor in the living room.').includes('couch-and-lamp'));
  assert.ok(!lying('Mia se durmió en el suelo de la sala.').includes('couch-and-lamp'));
  assert.deepEqual(lying('Mia fell asleep in the hammock.').at(-1), 'hammock');
});

it('lies under the covers of its own bed, with the teddy in the arm', () => {
  assert.deepEqual(lying('Mia is asleep in her bed with her teddy bear in her arms.'), ['sleep', 'bed']);
  assert.deepEqual(lying('A Mia estava deitada na cama.'), ['sleep', 'bed']);
});

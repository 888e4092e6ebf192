import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawOp } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { pictureOf } from '@milestoon/things/pictures';
import { drawActors } from '../acting/acting.ts';
import type { StoryShot } from '../film.ts';
import { newFilm } from '../testing/index.ts';
import { leads } from './leads.ts';

const leadsIn = (description: string): DrawOp[] => {
  const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const written = writeScreenplay({ ...request, title: 'A day', description, style: 'anime' });
  const leash = pictureOf('leash');
  assert.ok(leash);
  const film = { ...newFilm(written), pictures: { leash } };
  const shot = film.shots.find(
    (one): one is StoryShot => one.kind === 'story' && one.actors.some(({ member }) => member === 'dog'),
  );
  assert.ok(shot);
  return leads(drawActors(film, shot, shot.from + 20, shot.from + 20));
};

test('a lead goes from a hand to a dog that is walked, and there is none without one', () => {
  assert.equal(leadsIn('Mia walked the dog.').length, 1);
  assert.equal(leadsIn('Mia stroked the dog.').length, 0);
});

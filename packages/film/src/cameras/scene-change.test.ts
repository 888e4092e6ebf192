import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scene } from '@milestoon/story';
import { newFilm, newScreenplay } from '../testing/fixture.ts';
import { changeInto } from './scene-change.ts';

const [park, living] = newScreenplay().scenes as [Scene, Scene];
const withHero = (scene: Scene, hero: Partial<Scene['beats'][number]['staging'][number]>): Scene => ({
  ...scene,
  beats: scene.beats.map((beat) => ({ ...beat, staging: beat.staging.map((one) => ({ ...one, ...hero })) })),
});

test('what happens chooses the transition: joy before time before place', () => {
  assert.equal(changeInto(undefined, park), 'place');
  assert.equal(changeInto(park, living), 'place');
  assert.equal(changeInto(park, { ...park, time: 'night' }), 'time');
  assert.equal(changeInto(park, { ...living, time: 'golden' }), 'time');
  assert.equal(changeInto(park, withHero({ ...living, mood: 'playful' }, { action: 'dance' })), 'joy');
  assert.equal(changeInto(park, withHero({ ...park, time: 'night' }, { emotion: 'proud' })), 'joy');
  assert.equal(changeInto(park, { ...living, mood: 'triumphant' }), 'joy');
  assert.equal(changeInto(park, withHero(living, { action: 'dance' })), 'place', 'tender');
});

test('a film says with each transition what it tells, and with no cut', () => {
  const { shots } = newFilm(newScreenplay());
  assert.ok(shots.some(({ transition }) => transition));
  for (const { transition, change } of shots) assert.equal(change !== undefined, transition);
  assert.equal(shots.at(-1)?.change, 'time', 'a tender end');
});

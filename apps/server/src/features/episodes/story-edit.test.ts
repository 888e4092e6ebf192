import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeScreenplay } from '@milestoon/story';
import { newRequest } from '@milestoon/story/testing';
import { changeStory, toStory } from './story-edit.ts';

test('a scene keeps the look of its place until it plays elsewhere', () => {
  const told = writeScreenplay(newRequest({ description: 'Mia played in the attic. She found a doll.' }));
  const [scene] = told.scenes;
  assert.equal(scene?.scenery, 'attic');
  const { scenes } = toStory(told, { version: 1, wordsInPicture: false });
  const playedIn = (set: typeof scene.set) =>
    changeStory(told, { scenes: scenes.map((each) => ({ ...each, set })) }).scenes[0];
  assert.deepEqual([playedIn(scene.set)?.set, playedIn(scene.set)?.scenery], [scene.set, 'attic']);
  assert.deepEqual([playedIn('beach')?.set, playedIn('beach')?.scenery], ['beach', undefined]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { musicChoices } from '@milestoon/domain';
import { moods } from '@milestoon/story';
import { musicOf } from './music-choice.ts';

test('bedtime stays bedtime, and without a choice every scene has its own music', () => {
  for (const choice of musicChoices) assert.equal(musicOf('sleepy', choice), 'sleepy');
  for (const mood of moods) assert.equal(musicOf(mood, 'story'), mood);
});

test('a choice is heard: it changes what most scenes play, and no two choices are the same', () => {
  const heard = musicChoices.map((choice) => moods.map((mood) => musicOf(mood, choice)).join());
  assert.equal(new Set(heard).size, musicChoices.length);
  for (const choice of musicChoices)
    if (choice !== 'story')
      assert.ok(moods.filter((mood) => musicOf(mood, choice) !== mood).length > moods.length / 2, choice);
});

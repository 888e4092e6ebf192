import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { drawStoryboard, type StoryboardRequest } from './draw-storyboard.ts';
import { steps } from './get-ready.ts';
import { createStoryboarder } from './storyboarder.ts';

const request: StoryboardRequest = {
  seed: 5,
  childSeed: 6,
  childName: 'Mia',
  look: defaultLook,
  style: 'simple',
  variant: 0,
  title: 'Ducks',
  description: 'Mia fed the ducks at the lake. Then she ran home with Grandma.',
  episodeNumber: 1,
  photos: 1,
  corrections: [],
};

test('a process that was begun ahead draws what one draws that was not, for two at once', async () => {
  const storyboarder = createStoryboarder();
  try {
    storyboarder.begin();
    const other = { ...request, seed: 7 };
    const both = await Promise.all([storyboarder.draw(request), storyboarder.draw(other)]);
    assert.deepEqual(both, [drawStoryboard(request), drawStoryboard(other)]);
  } finally {
    await storyboarder.close();
  }
});

test('what gets a process ready are stories that films are made of', () => {
  for (const step of steps) assert.doesNotThrow(step);
  assert.equal(steps.length, 3);
});

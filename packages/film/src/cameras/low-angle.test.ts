import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { writeScreenplay } from '@milestoon/story';
import type { StoryShot } from '../film.ts';
import { newFilm } from '../testing/fixture.ts';

const shotsOf = (style: (typeof animationStyleKeys)[number]): StoryShot[] =>
  newFilm(
    writeScreenplay({
      seed: 11,
      childName: 'Mia',
      childAge: 5,
      style,
      title: 'First bike ride',
      description:
        'Mia rode her bike in the park. Then Mia kicked the ball with Daddy. Mia jumped and cheered.',
      episodeNumber: 1,
      photos: 1,
    }),
  ).shots.filter((shot): shot is StoryShot => shot.kind === 'story');

test('an adventure looks up at what is dared, now and then; no other style does', () => {
  for (const style of animationStyleKeys) {
    const low = shotsOf(style).filter(({ set }) => set.lowAngle);
    if (style !== 'adventure') {
      assert.equal(low.length, 0, style);
      continue;
    }
    assert.ok(low.length >= 2, `${low.length} low angles`);
    for (const [index, shot] of low.entries()) {
      assert.ok(shot.photo === null && shot.camera.to.zoom <= 2);
      const before = low[index - 1];
      if (before) assert.ok(shot.from - before.from >= 144);
    }
  }
});

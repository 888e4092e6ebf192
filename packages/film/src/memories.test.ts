import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { directFilm } from './direct.ts';
import type { StoryShot } from './film.ts';
import { newNarration, newScreenplay } from './testing/fixture.ts';
import { frame } from './frame.ts';

const screenplay = newScreenplay();
const memory = { time: 'day', weather: 'clear', emotion: 'happy', episodeNumber: 2, title: 'Snow' } as const;
const [first] = screenplay.scenes;
const [beat] = first?.beats ?? [];
assert.ok(first && beat);
screenplay.scenes.unshift({
  ...first,
  id: 'recap',
  beats: [
    {
      ...beat,
      id: 'recap-beat-1',
      memories: [
        { ...memory, set: 'snow', action: 'jump' },
        { ...memory, set: 'beach', action: 'wave' },
      ],
    },
  ],
});
const film = directFilm({
  screenplay,
  narration: newNarration(screenplay),
  characters: { hero: newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 }) },
  photos: [],
});
const stories = film.shots.filter((shot): shot is StoryShot => shot.kind === 'story');

test('a recap shows each moment of the earlier episode in its own place, then the story begins', () => {
  const [snow, beach, story] = stories;
  assert.ok(snow && beach && story);
  assert.deepEqual([snow.set.name, beach.set.name, story.set.name], ['snow', 'beach', 'park']);
  assert.deepEqual([snow.memory?.title, beach.memory?.title, story.memory], ['Snow', 'Snow', undefined]);
  assert.equal(
    snow.actors[0]?.acting.some(({ action }) => action === 'jump'),
    true,
  );
  assert.ok(story.transition, 'the story begins with a change of scene, in the same place too');
  assert.equal(film.shots[0]?.set.name, 'park', 'the title stands where this story plays');
});

test('its pictures are prints, those of the story are not', () => {
  const clips = (ops: readonly DrawOp[]): number =>
    ops.reduce(
      (sum, op) => sum + (op.kind === 'group' ? op.ops.filter(({ kind }) => kind === 'clip').length : 0),
      0,
    );
  const [snow, , story] = stories;
  assert.ok(snow && story);
  assert.equal(clips(frame(film, snow.to - 1)), 1);
  assert.equal(clips(frame(film, story.to - 1)), 0);
});

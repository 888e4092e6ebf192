import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '@milestoon/cast';
import { drawActors } from './acting.ts';
import { directFilm } from '../direct.ts';
import type { StoryShot } from '../film.ts';
import { newNarration, newScreenplay } from '../testing/fixture.ts';

const screenplay = newScreenplay();
const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const film = directFilm({
  screenplay,
  narration: newNarration(screenplay),
  characters: { hero },
  photos: [],
});
const shot = film.shots.find((candidate): candidate is StoryShot => candidate.kind === 'story');
assert.ok(shot);

const figureAt = (frame: number) => {
  const named = drawActors(film, shot, frame, frame)[0]?.ops[0];
  assert.ok(named?.kind === 'group' && named.name === 'person:hero');
  const [layer] = named.ops;
  assert.ok(layer?.kind === 'layer');
  return layer;
};

test('a figure is one kept layer for both frames of a drawing, and another for the next drawing', () => {
  const [first, second, third] = [figureAt(shot.from), figureAt(shot.from + 1), figureAt(shot.from + 2)];
  assert.equal(first.key, second.key);
  assert.equal(first.ops, second.ops);
  assert.notEqual(first.key, third.key);
  assert.ok(first.box[2] > 50 && first.box[3] > 300);
});

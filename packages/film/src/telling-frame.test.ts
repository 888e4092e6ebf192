import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Acting, StoryShot } from './film.ts';
import { newFilm, newScreenplay } from './testing/fixture.ts';
import { tellingFrame } from './telling-frame.ts';

const film = newFilm(newScreenplay());
const told = film.shots.find((shot): shot is StoryShot => shot.kind === 'story');
assert.ok(told);
const shown: StoryShot = { ...told, from: 100, to: 200 };
const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });

const doing = (...acting: Partial<Acting>[]): StoryShot => ({
  ...shown,
  actors: [
    {
      member: 'hero',
      y: 900,
      acting: acting.map((each) => ({
        from: 100,
        action: 'stand',
        emotion: 'happy',
        x: 900,
        speed: 0,
        facing: 'right',
        ...each,
      })),
    },
  ],
});
const frameOf = (shot: StoryShot): number => tellingFrame({ characters: { hero } }, shot);

test('a still is taken while the thing falls, and not when all is over', () => {
  const frame = frameOf(doing({ action: 'drop' }));
  assert.ok(frame >= 122 && frame <= 128, `${frame}`);
});

test('a still shows the gesture and not the breath between two', () => {
  const frame = frameOf(doing({ action: 'clap', from: 100 }, { from: 150 }, { action: 'clap', from: 178 }));
  assert.ok(frame < 150 || frame >= 178, `${frame}`);
});

test('where nobody does anything it is taken when all have come to where they belong', () => {
  assert.equal(frameOf(doing({ action: 'look' })), 160);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '@milestoon/cast';
import { writeScreenplay } from '@milestoon/story';
import { newFilm } from '../testing/index.ts';
import type { StoryShot } from '../film.ts';
import { frameOf } from './framing.ts';

const film = newFilm(
  writeScreenplay({
    childName: 'Mia',
    childAge: 5,
    episodeNumber: 1,
    photos: 0,
    seed: 1,
    style: 'simple',
    title: 'Dinner',
    description: 'Mia danced with Mom. Mom sang a song.',
  }),
);
const shot = film.shots.find(
  (one): one is StoryShot => one.kind === 'story' && one.moment !== undefined && one.actors.length === 2,
);

/** Who is in a close picture of a told moment. */
function closeOn(doing: Readonly<Record<string, Action>>): string[] {
  assert.ok(shot);
  const actors = shot.actors.map((actor) => ({
    ...actor,
    acting: actor.acting.slice(0, 1).map(({ partner: _, ...acting }) => ({
      ...acting,
      action: doing[actor.member] ?? 'stand',
    })),
  }));
  const plan = { from: shot.from, to: shot.to, size: 'close', move: 'hold', showsPhoto: false } as const;
  return (frameOf({ ...shot, actors }, plan, film.characters).actors ?? []).map(({ member }) => member);
}

test('a close picture is of who does something, and not of the child who watches or laughs', () => {
  assert.deepEqual(closeOn({ hero: 'watch', mother: 'eat' }), ['mother']);
  assert.deepEqual(closeOn({ hero: 'eat', mother: 'laugh' }), ['hero']);
  assert.deepEqual(closeOn({ hero: 'look', mother: 'laugh' }), ['mother']);
});

test('where there are only many, their heads are in the picture', () => {
  assert.ok(shot);
  const plan = { from: shot.from, to: shot.to, size: 'medium', move: 'hold', showsPhoto: false } as const;
  const { camera } = frameOf(
    { ...shot, actors: [], props: [], crowd: { kind: 'passers', count: 6 } },
    plan,
    film.characters,
  );
  const { y, zoom } = camera.from;
  // Screen pixels of a grown-up's head in the row behind the cast.
  assert.ok((300 - y - 540) * zoom + 540 > 0);
});

test('a thing in the hands of somebody who sits above the ground is in the middle of its picture', () => {
  assert.ok(shot);
  const insertAt = (lift: number): number => {
    const [actor] = shot.actors;
    assert.ok(actor);
    const acting = actor.acting.slice(0, 1).map((each) => ({ ...each, action: 'write' as const }));
    const plan = {
      from: shot.from,
      to: shot.to,
      size: 'close',
      move: 'hold',
      showsPhoto: false,
      view: { kind: 'insert', member: actor.member },
    } as const;
    return frameOf({ ...shot, actors: [{ ...actor, lift, acting }] }, plan, film.characters).camera.from.y;
  };
  assert.ok(Math.abs(insertAt(0) - insertAt(120) - 120) < 1);
});

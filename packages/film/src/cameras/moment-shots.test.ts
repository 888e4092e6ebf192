import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ShownMoment, writeScreenplay } from '@milestoon/story';
import { actorAt } from '../acting/acting.ts';
import type { StoryShot } from '../film.ts';
import { newFilm } from '../testing/index.ts';
import { needsAll } from './moment-shots.ts';

const staging = (...actions: ShownMoment['staging'][number]['action'][]): ShownMoment['staging'] =>
  actions.map((action, i) => ({
    member: i === 0 ? 'hero' : `other-${i}`,
    action,
    emotion: 'happy',
    facing: 'right',
    place: i,
  }));

test('two who both do something are both seen, whichever look it is', () => {
  const chase = { staging: staging('run', 'chase') };
  assert.deepEqual([needsAll(chase, true), needsAll(chase, false)], [true, true]);
});

test('who only looks on may be left out after the first look', () => {
  const watched = { staging: staging('jump', 'look') };
  assert.deepEqual([needsAll(watched, true), needsAll(watched, false)], [true, false]);
});

test('whoever is alone is seen as near as one likes', () => {
  assert.equal(needsAll({ staging: staging('jump') }, true), false);
});

test('whoever is on a screen is seen with all who call them, and nobody stands before it', () => {
  const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const words = { title: 'A call', description: 'Mia and Mummy phoned Grandma. Then Mia danced.' };
  const film = newFilm(writeScreenplay({ ...request, ...words, style: 'simple' }));
  const calls = film.shots.filter(
    (shot): shot is StoryShot => shot.kind === 'story' && !!shot.props?.some(({ how }) => how === 'screen'),
  );
  assert.ok(calls.length > 0);
  for (const { actors, props = [], focus, from } of calls) {
    assert.notEqual(focus, 'close');
    const [left, , wide] = props.find(({ how }) => how === 'screen')?.box ?? [0, 0, 0, 0];
    for (const actor of actors) {
      const { x } = actorAt(actor, from);
      assert.ok(x < left || x > left + wide, actor.member);
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor, StoryShot } from '../film.ts';
import { actionSounds } from './action-sounds.ts';

const roles = { hero: 'hero', rex: 'dog', dad: 'father', mom: 'mother' };
const actor = (member: string, action: Actor['acting'][number]['action'], x = 960, from = 100): Actor => ({
  member,
  y: 900,
  acting: [{ from, action, emotion: 'happy', x, speed: 0, facing: 'right' }],
});
const shot = (actors: Actor[], part: Partial<StoryShot> = {}): StoryShot => ({
  kind: 'story',
  from: 100,
  to: 160,
  set: { name: 'park', time: 'day', weather: 'clear', seed: 1 },
  transition: false,
  beat: 'b1',
  camera: { from: { x: 0, y: 0, zoom: 1 }, to: { x: 0, y: 0, zoom: 1 } },
  follows: false,
  focus: 'deep',
  actors,
  speaker: null,
  mouth: [],
  photo: null,
  ...part,
});
const framesOf = (shots: StoryShot[], kind: string): number[] =>
  actionSounds(shots, roles)
    .filter((sound) => sound.kind === kind)
    .map(({ at }) => Math.round(at * 24));

test('steps are heard on the frames on which feet come down, within the shot', () => {
  assert.deepEqual(framesOf([shot([actor('hero', 'walk')])], 'footstep'), [100, 112, 124, 136, 148]);
  const late = actor('hero', 'walk', 960, 88);
  assert.deepEqual(framesOf([shot([late])], 'footstep'), [100, 112, 124, 136, 148]);
});

test('an action ends where the next one begins', () => {
  const first = actor('hero', 'clap').acting[0];
  assert.ok(first);
  const both: Actor = { ...actor('hero', 'clap'), acting: [first, { ...first, from: 125, action: 'stand' }] };
  assert.deepEqual(framesOf([shot([both])], 'clap'), [108, 116, 124]);
});

test('snow crunches, a bell rings once in a place, a dog barks once in a place', () => {
  const snow = shot([actor('hero', 'walk')], {
    set: { name: 'snow', time: 'day', weather: 'snow', seed: 1 },
  });
  assert.equal(framesOf([snow], 'crunch').length, 5);
  assert.equal(framesOf([snow], 'footstep').length, 0);
  const ride = shot([actor('hero', 'bike'), actor('rex', 'stand', 1200)]);
  const home = { name: 'living', time: 'day', weather: 'clear', seed: 1 } as const;
  const shots = [ride, { ...ride, from: 160, to: 220 }, { ...ride, from: 220, to: 300, set: home }];
  assert.equal(framesOf(shots, 'bark').length, 2);
  assert.equal(framesOf(shots.slice(0, 2), 'bike-bell').length, 1);
});

test('a sound stands where its actor is seen; behind a photo nothing is heard', () => {
  const panOf = (x: number): number => actionSounds([shot([actor('hero', 'jump', x)])], roles)[0]?.pan ?? 9;
  assert.ok(panOf(300) < -0.3 && panOf(960) === 0 && panOf(1700) > 0.3);
  const album = shot([actor('hero', 'walk')], { photo: { asset: 'photo-0', treatment: 'album' } });
  assert.deepEqual(actionSounds([album], roles), []);
});

test('not more than two are heard walking', () => {
  const crowd = shot(['hero', 'dad', 'mom'].map((member) => actor(member, 'walk')));
  assert.equal(framesOf([crowd], 'footstep').length, 10);
});

test('nobody steps or lands in a wheelchair; hands and the bell are heard as ever', () => {
  const shots = (['walk', 'jump', 'bike', 'clap'] as const).map((action) => shot([actor('hero', action)]));
  const kinds = (wheeled: string[]): string[] => [
    ...new Set(actionSounds(shots, roles, new Set(wheeled)).map(({ kind }) => kind)),
  ];
  assert.deepEqual(kinds(['hero']).toSorted(), ['bike-bell', 'clap']);
  assert.ok(kinds(['dad']).includes('footstep'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { type Action, actions } from './actions/names.ts';
import { newHero } from './hero.ts';
import { perform } from './perform.ts';
import type { Performance } from './performance.ts';
import { newCastMember } from './relatives.ts';
import { tells, unlikeStanding } from './telling.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style: 'simple', variant: 0, seed: 1 });
const at = (action: Action, actionFrame: number): Performance => ({
  action,
  actionFrame,
  frame: 100,
  emotion: 'happy',
  facing: 'right',
});
const frames = Array.from({ length: 96 }, (_, i) => i);
const most = (action: Action): number =>
  Math.max(...frames.map((frame) => unlikeStanding(hero, at(action, frame))));

/** What they do is with whoever stands there, away from us, or with a cake. */
const seenByOthers: readonly Action[] = ['stand', 'hold-hands', 'walk-away', 'blow', 'nod'];

test('whoever does something does not look as if they only stood there', () => {
  const alike = actions.filter((action) => !seenByOthers.includes(action) && most(action) < 0.4);
  assert.deepEqual(alike, []);
  assert.ok(most('stand') < 0.05);
});

test('the frame that a motion names tells most, and again when it comes round', () => {
  const best = (action: Action, from: number, to: number): number =>
    frames
      .slice(from, to)
      .reduce((a, b) => (tells(hero, at(action, b)) > tells(hero, at(action, a)) ? b : a), from);
  assert.equal(best('drop', 0, 90), 22);
  assert.equal(best('kiss', 60, 96), 90);
  assert.equal(tells(hero, at('drop', 80)), 0);
  assert.equal(tells(hero, at('take-out', 80)), 1);
  assert.ok(tells(hero, at('wave', 20)) > 0.6 && tells(hero, at('stand', 20)) < 0.05);
});

test('a bird that flies away tells most while it is still in the picture', () => {
  const bird = newCastMember({ id: 'bird', name: 'Bird', role: 'bird', hero, seed: 4 });
  assert.ok(tells(bird, at('fly-away', 34)) > tells(bird, at('fly-away', 70)));
});

test('what is heard or felt is seen while it is there', () => {
  const shows = (action: Action, frame: number, paint: string): boolean =>
    JSON.stringify(perform(hero, at(action, frame))).includes(paint);
  const [ink, red] = ['#3a3148', '#ee4f78'];
  assert.deepEqual([shows('clap', 9, ink), shows('clap', 14, ink)], [true, false]);
  assert.deepEqual([shows('kiss', 22, red), shows('kiss', 60, red)], [true, false]);
  assert.deepEqual([shows('count', 32, ink), shows('count', 4, ink)], [true, false]);
  assert.deepEqual([shows('sing', 8, ink), shows('talk', 8, ink)], [true, false]);
  assert.deepEqual([shows('run', 6, ink), shows('walk', 6, ink)], [true, false]);
});

test('whoever sings or calls with something in the hand still has it', () => {
  const picture = pictureOf('microphone');
  assert.ok(picture);
  for (const action of ['sing', 'shout', 'whisper', 'nod'] as const)
    assert.ok(
      JSON.stringify(perform(hero, { ...at(action, 20), thing: { picture } })).includes('held:microphone'),
      action,
    );
});

test('whoever sweeps or wipes has something to do it with, and what is thrown leaves lines behind', () => {
  const drawn = (action: Action, frame: number, name?: string): string => {
    const picture = name ? pictureOf(name) : null;
    return JSON.stringify(
      perform(hero, { ...at(action, frame), ...(picture ? { thing: { picture } } : {}) }),
    );
  };
  const [bristles, cloth, ink] = ['#e3b94e', '#f3f6fb', '#3a3148'];
  assert.deepEqual(
    [drawn('sweep', 8), drawn('sweep', 8, 'broom')].map((ops) => ops.includes(bristles)),
    [true, false],
  );
  assert.deepEqual(
    [drawn('wipe', 8), drawn('wipe', 8, 'sponge')].map((ops) => ops.includes(cloth)),
    [true, false],
  );
  assert.deepEqual(
    [drawn('throw', 27, 'ball'), drawn('throw', 8, 'ball')].map((ops) => ops.includes(ink)),
    [true, false],
  );
});

test('what is hugged is in the arms, and no teddy where something is told', () => {
  const named = (name?: string): string => {
    const picture = name ? pictureOf(name) : null;
    return JSON.stringify(perform(hero, { ...at('hug', 30), ...(picture ? { thing: { picture } } : {}) }));
  };
  assert.ok(!named().includes('held:'));
  for (const name of ['rag-doll', 'palm-tree']) assert.match(named(name), new RegExp(`held:${name}`));
});

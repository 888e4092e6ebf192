import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { standing } from '../perform.ts';
import type { Action } from './names.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style: 'anime', variant: 0, seed: 3 });
const jointsAt = (action: Action, frame: number) =>
  standing(hero, { action, actionFrame: frame, frame, emotion: 'happy', facing: 'right' }).joints;

it('is head down on the hands and on the bar, with the feet above', () => {
  for (const action of ['handstand', 'hang-upside-down'] as const)
    for (let frame = 12; frame < 60; frame += 8) {
      const { head, hip, legs } = jointsAt(action, frame);
      assert.ok(head[1] > hip[1], `${action} ${frame}: head below the hip`);
      assert.ok(head[1] < 0, `${action} ${frame}: above the ground`);
      if (action === 'handstand') assert.ok(legs.near.ankle[1] < hip[1], 'feet in the air');
      else assert.ok(legs.near.knee[1] < hip[1], 'knees at the bar');
    }
});

it('has the hands on the ground in a handstand', () => {
  const { arms } = jointsAt('handstand', 24);
  for (const { wrist } of [arms.near, arms.far]) assert.ok(wrist[1] > -0.3 && wrist[1] < 0.05);
});

it('is upside down in the middle of a somersault, and never under the ground', () => {
  const over = jointsAt('somersault', 17);
  assert.ok(over.head[1] > over.hip[1]);
  for (let frame = 12; frame < 52; frame += 4)
    assert.ok(jointsAt('somersault', frame).hip[1] < 0, `${frame}`);
});

it('sits with the feet far apart in the splits, and has the arms out on a beam', () => {
  const { legs, hip } = jointsAt('splits', 30);
  assert.ok(legs.far.ankle[0] - hip[0] > 0.6 && hip[0] - legs.near.ankle[0] > 0.6);
  const { arms, chest } = jointsAt('balance', 20);
  assert.ok(arms.far.wrist[0] - chest[0] > 0.5 && chest[0] - arms.near.wrist[0] > 0.5);
});

it('is in the air while the rope is under the feet', () => {
  const under = jointsAt('skip-rope', 24 + 12);
  const over = jointsAt('skip-rope', 24 + 24);
  assert.ok(under.hip[1] < over.hip[1] - 0.2);
});

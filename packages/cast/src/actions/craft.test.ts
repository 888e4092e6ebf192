import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { standing } from '../perform.ts';
import type { Action } from './names.ts';

const heroes = [
  { age: 5, wheelchair: false },
  { age: 9, wheelchair: false },
  { age: 5, wheelchair: true },
].map((look) =>
  newHero({ name: 'Mia', look: { ...defaultLook, ...look }, style: 'anime', variant: 0, seed: 3 }),
);
const jointsAt = (hero: (typeof heroes)[number], action: Action, frame: number) =>
  standing(hero, { action, actionFrame: frame, frame, emotion: 'happy', facing: 'right' }).joints;

it('has both hands on the table, and not over the head or under the board', () => {
  for (const hero of heroes)
    for (const action of ['craft', 'knead'] as const)
      for (let frame = 0; frame < 64; frame += 4) {
        const { arms, hip } = jointsAt(hero, action, frame);
        for (const { wrist } of [arms.near, arms.far]) {
          assert.ok(wrist[1] < hip[1] + 0.05, `${action} ${frame}: under the board`);
          assert.ok(wrist[1] > hip[1] - 0.62, `${action} ${frame}: in the air`);
        }
      }
});

it('has the hands before the chest with needles, at the face on a wall, and over the head on a bar', () => {
  const [hero] = heroes;
  assert.ok(hero);
  for (const action of ['knit', 'sew', 'stick', 'hang', 'dress', 'fasten'] as const) {
    const { arms, chest, head } = jointsAt(hero, action, 20);
    const { wrist } = arms.far;
    if (action === 'hang') assert.ok(wrist[1] < head[1], 'over the head');
    else if (action === 'stick') assert.ok(wrist[1] < chest[1] && wrist[0] > 0.4, 'before the face');
    else assert.ok(wrist[1] > chest[1] && wrist[1] < chest[1] + 0.8, action);
  }
});

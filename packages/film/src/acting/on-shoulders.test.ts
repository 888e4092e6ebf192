import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heightOf, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { drawActors } from './acting.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const father = newCastMember({ id: 'father', name: 'Dad', role: 'father', hero, seed: 5 });
const characters = { hero, father };

test('who is carried on the shoulders is above and behind the head of whoever carries, and hides no face', () => {
  const {
    first: rider,
    second: carrier,
    actors,
  } = twoOnStage(characters, [
    { member: 'hero', action: 'ride', place: -0.3, facing: 'right' },
    { member: 'father', action: 'shoulder-carry', place: 0.3, facing: 'right' },
  ]);
  assert.ok((rider.lift ?? 0) > heightOf(father) * 0.8 && rider.y < carrier.y);
  const drawn = drawActors({ characters, seed: 1 }, { from: 0, actors, speaker: null, mouth: [] }, 30, 30);
  const child = drawn.find(({ character }) => character === hero);
  assert.deepEqual(child?.performance.holds ?? [], []);
});

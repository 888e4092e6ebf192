import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type Character, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { actorAt, drawActors } from './acting.ts';
import { twoOnStage } from './two-on-stage.testing.ts';
import type { Actor } from '../film.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
function together(role: Character['role'], deeds: readonly [Action, Action], place = 0.3) {
  const animal = newCastMember({ id: role, name: role, role, hero, seed: 5 });
  const characters = { hero, [role]: animal };
  const {
    first: child,
    second: pet,
    actors,
  } = twoOnStage(characters, [
    { member: 'hero', action: deeds[0], place: -0.2, facing: 'right' },
    { member: role, action: deeds[1], place, facing: 'left' },
  ]);
  return { child, pet, actors, characters };
}
const doing = ({ acting }: Actor): Action | undefined => acting[0]?.action;

test('the hand that pets goes to the animal before the child', () => {
  const { child, pet, actors, characters } = together('dog', ['pet', 'pet']);
  assert.deepEqual([doing(child), doing(pet)], ['pet', 'pet']);
  const drawn = drawActors({ characters, seed: 1 }, { from: 0, actors, speaker: null, mouth: [] }, 60, 60);
  const hold = drawn.find(({ character }) => character === hero)?.performance.holds?.[0];
  assert.ok(hold && hold.weight === 1);
  const away = actorAt(pet, 60).x - actorAt(child, 60).x;
  assert.ok(Math.abs(hold.at[0] - away) < 45 && hold.at[1] < -90, `${hold.at} of ${away}`);
});

test('who rides sits on the pony, goes where it goes and casts no shadow of their own', () => {
  const { child, pet, actors, characters } = together('horse', ['ride', 'stand']);
  assert.deepEqual([doing(child), doing(pet)], ['ride', 'ride']);
  for (const frame of [0, 30, 70]) assert.equal(actorAt(child, frame).x, actorAt(pet, frame).x);
  assert.notEqual(actorAt(child, 0).x, actorAt(child, 30).x);
  assert.ok((child.lift ?? 0) > 150 && child.y > pet.y);
  const shot = { from: 0, actors, speaker: null, mouth: [] };
  const carried = drawActors({ characters, seed: 1 }, shot, 30, 30).filter((each) => each.carried);
  assert.deepEqual(
    carried.map(({ character }) => character.role),
    ['hero'],
  );
});

test('a child rides what is large enough, and sits beside a sheep', () => {
  for (const role of ['elephant', 'giraffe', 'lion'] as const) {
    const { child, pet } = together(role, ['ride', 'stand']);
    assert.deepEqual([doing(child), doing(pet)], ['ride', 'ride'], role);
    assert.ok((child.lift ?? 0) > 100, role);
  }
  assert.notEqual(doing(together('sheep', ['ride', 'stand']).child), 'ride');
});

test('a cat sleeps in a lap, a cow does not', () => {
  const cat = together('cat', ['wave', 'nap']);
  assert.deepEqual([doing(cat.child), doing(cat.pet)], ['sit', 'nap']);
  assert.ok((cat.pet.lift ?? 0) > 15 && cat.child.lift === undefined);
  assert.equal(doing(together('cow', ['wave', 'nap']).pet), 'sleep');
});

test('alone nobody pets or rides thin air, and a bird flies away from whoever stands there', () => {
  assert.equal(doing(together('dog', ['ride', 'sit']).child), 'sit');
  assert.equal(together('bird', ['stand', 'fly-away'], 0.4).pet.acting[0]?.facing, 'right');
  assert.equal(together('bird', ['stand', 'fly-away'], -0.6).pet.acting[0]?.facing, 'left');
});

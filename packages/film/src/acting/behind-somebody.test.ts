import assert from 'node:assert/strict';
import { it } from 'node:test';
import { armsOf, type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { hidesBehind, peepingOut } from './behind-somebody.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 5 }, style: 'simple', variant: 0, seed: 1 });
const of = (role: CharacterRole) => newCastMember({ id: role, name: role, role, hero, seed: 1 });
const mother = of('mother');

it('hides a child behind whoever is taller, and nobody behind a dog or somebody smaller', () => {
  assert.equal(hidesBehind('hide', hero, mother), true);
  assert.equal(hidesBehind('hide', mother, hero), false);
  assert.equal(hidesBehind('hide', hero, of('dog')), false);
  assert.equal(hidesBehind('look', hero, mother), false);
});

it('leaves half of the child in sight', () => {
  const apart = peepingOut(hero, mother);
  assert.ok(apart < armsOf(hero).half + armsOf(mother).half * 1.5, `${apart}`);
  assert.ok(apart > armsOf(mother).half, `${apart}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, skinTones } from '@milestoon/look';
import type { CharacterRole } from '../character.ts';
import { newHero } from '../hero.ts';
import { newCastMember } from '../relatives.ts';

const hero = newHero({
  name: 'Mila',
  look: { ...defaultLook, age: 6, eyes: 'green', hairColor: 'red', freckles: 0.6 },
  style: 'anime',
  variant: 0,
  seed: 3,
});
const seeds = Array.from({ length: 40 }, (_, i) => i * 131 + 7);
const member = (role: CharacterRole, seed: number, more: { age?: number; gender?: 'girl' | 'boy' } = {}) =>
  newCastMember({ id: role, name: role, role, hero, seed, ...more });

test('who is told to be an age is drawn as old as that, and babies stay babies', () => {
  for (const seed of seeds.slice(0, 6)) {
    assert.equal(member('sister', seed, { age: 3 }).look.age, 3);
    assert.equal(member('brother', seed, { age: 16 }).look.age, 16);
    assert.equal(member('friend', seed, { age: 9 }).look.age, 9);
    assert.equal(member('baby', seed, { age: 2 }).look.age, 1.4);
    assert.equal(member('grandmother', seed, { age: 44 }).look.age, 55);
  }
});

test('whoever is told to be old is grey, and somebody of forty keeps their colour', () => {
  for (const role of ['man', 'woman', 'uncle', 'teacher'] as const) {
    assert.equal(member(role, 7, { age: 66 }).look.hairColor, 'grey');
    assert.equal(member(role, 7, { age: 80 }).look.hairColor, 'white');
    assert.equal(member(role, 7, { age: 40 }).look.hairColor, member(role, 7).look.hairColor);
  }
});

test('twins share colours and features and differ in what they wear', () => {
  for (const seed of seeds)
    for (const role of ['sister', 'brother'] as const) {
      const twin = member(role, seed, { age: 6 });
      for (const trait of ['skin', 'hairColor', 'eyes', 'faceWidth', 'jaw', 'nose', 'lips'] as const)
        assert.equal(twin.look[trait], hero.look[trait], trait);
      assert.notEqual(twin.look.signatureColor, hero.look.signatureColor);
    }
});

test('aunts, uncles and cousins are kin: near in skin, and not all of one hair', () => {
  for (const role of ['aunt', 'uncle', 'cousin'] as const) {
    const looks = seeds.map((seed) => member(role, seed).look);
    const steps = looks.map(({ skin }) =>
      Math.abs(skinTones.indexOf(skin) - skinTones.indexOf(hero.look.skin)),
    );
    const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    assert.ok(mean < 2, `${role}: ${mean} steps away`);
    assert.ok(new Set(looks.map(({ hairColor }) => hairColor)).size > 1, role);
    assert.ok(looks.every(({ age }) => (role === 'cousin' ? age < 12 : age >= 18)));
  }
});

test('women and men come from anywhere, and a cousin is the girl or boy that is told', () => {
  const tones = (role: CharacterRole): number =>
    new Set(seeds.map((seed) => member(role, seed).look.skin)).size;
  assert.ok(tones('woman') > 4 && tones('man') > 4);
  for (const seed of seeds) {
    assert.ok(member('woman', seed).look.lashes > member('man', seed).look.lashes);
    assert.ok(member('cousin', seed, { gender: 'girl' }).look.lashes > 0.5);
    assert.ok(member('cousin', seed, { gender: 'boy' }).look.lashes < 0.5);
  }
});

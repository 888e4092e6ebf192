import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, armsOf, type CharacterRole, heightOf, newCastMember, newHero } from '@milestoon/cast';
import { animationStyleKeys } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { actorAt } from './acting.ts';
import { distanceOnto, handsOnto } from './onto-somebody.ts';
import { pairUp } from './pairing.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({
  name: 'Mia',
  look: { ...defaultLook, age: 5 },
  style: 'simple',
  variant: 0,
  seed: 1,
});
const of = (role: CharacterRole) => newCastMember({ id: role, name: role, role, hero, seed: 1 });
const characters = { hero, mother: of('mother'), brother: of('brother'), dog: of('dog') };

type Who = keyof typeof characters;
const paired = (
  one: readonly [Who, Action, string?],
  other: readonly [Who, Action],
  to: string = other[0],
): string[] =>
  pairUp(
    [
      {
        member: one[0],
        action: one[1],
        to,
        emotion: 'happy',
        place: -0.3,
        facing: 'left',
        ...(one[2] ? { thing: { picture: one[2] } } : {}),
      },
      { member: other[0], action: other[1], emotion: 'happy', place: 0.3, facing: 'right' },
    ],
    characters,
  ).map(({ member, action, partner, facing }) => `${member} ${action} ${partner ?? 'alone'} ${facing}`);

test('what is done at somebody is done close to them, and they go on with what they do', () => {
  assert.deepEqual(paired(['mother', 'stroke'], ['hero', 'cry']), [
    'mother stroke hero right',
    'hero cry mother left',
  ]);
  assert.deepEqual(paired(['mother', 'wipe', 'napkin'], ['hero', 'look']), [
    'mother wipe hero right',
    'hero look mother left',
  ]);
  assert.deepEqual(paired(['hero', 'lean-on'], ['mother', 'look']), [
    'hero lean-on mother right',
    'mother look hero left',
  ]);
});

test('a grown-up comes down to a child who wants to get at the head', () => {
  assert.deepEqual(paired(['hero', 'wipe', 'hair-pick'], ['mother', 'look']), [
    'hero wipe mother right',
    'mother kneel hero left',
  ]);
});

test('nobody is touched who is not meant, lies down, or of whom another thing is cut or pulled', () => {
  const away = ['hero cut alone left', 'mother look alone right'];
  assert.deepEqual(paired(['hero', 'cut'], ['mother', 'look'], 'brother'), away);
  assert.deepEqual(paired(['hero', 'cut', 'ticket'], ['mother', 'look']), away);
  assert.deepEqual(paired(['mother', 'wipe'], ['hero', 'lie-down']), [
    'mother wipe alone left',
    'hero lie-down alone right',
  ]);
});

test('whoever climbs up a grown-up clings to them, and somebody as small is no tree', () => {
  assert.deepEqual(paired(['hero', 'climb'], ['mother', 'look']), [
    'hero in-arms mother right',
    'mother lift hero left',
  ]);
  assert.deepEqual(paired(['hero', 'climb'], ['brother', 'look']), [
    'hero climb alone left',
    'brother look alone right',
  ]);
});

test('the hand is at the other and within reach, in every style', () => {
  for (const style of animationStyleKeys)
    for (const age of [2, 6, 11]) {
      const child = newHero({ name: 'Mia', look: { ...defaultLook, age }, style, variant: 0, seed: 3 });
      const mother = newCastMember({ id: 'mother', name: 'Mum', role: 'mother', hero: child, seed: 3 });
      for (const [self, other] of [
        [mother, child],
        [child, mother],
      ] as const)
        for (const action of ['stroke', 'wipe', 'pull'] as const) {
          const apart = distanceOnto(action, self, other);
          assert.ok(apart);
          const holds = handsOnto(
            { action, actionFrame: 30 },
            { character: self, x: 0, y: 0 },
            { character: other, x: apart, y: 0 },
          );
          const [x, y] = holds?.[0]?.at ?? [0, 0];
          const { shoulder, reach, half } = armsOf(self);
          assert.ok(x > 0 && x < apart + 20, `${style} ${age} ${action}`);
          assert.ok(-y < heightOf(other), `${style} ${age} ${action}`);
          assert.ok(Math.hypot(x - half, shoulder + y) < reach * 1.1, `${style} ${age} ${action}`);
        }
    }
});

test('they stand as near as that needs', () => {
  const { first, second } = twoOnStage(characters, [
    { member: 'mother', action: 'stroke', place: -0.8, facing: 'right', to: 'hero' },
    { member: 'hero', action: 'look', place: 0.8, facing: 'left' },
  ]);
  const apart = Math.abs(actorAt(first, 40).x - actorAt(second, 40).x);
  assert.equal(Math.round(apart), Math.round(distanceOnto('stroke', characters.mother, hero) ?? 0));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armsOf, type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { actorAt, drawActors } from './acting.ts';
import { pairUp } from './pairing.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const member = (role: CharacterRole) => newCastMember({ id: role, name: role, role, hero, seed: 5 });
const characters = { hero, father: member('father'), brother: member('brother') };

type Member = keyof typeof characters;
const shotOf = (one: Member, other: Member) =>
  twoOnStage(characters, [
    { member: one, action: 'lift', place: -0.3, facing: 'right', to: other },
    { member: other, action: 'in-arms', place: 0.3, facing: 'right', to: one },
  ]);

test('a child that a grown-up lifts is off the ground, before the one who holds it with both arms', () => {
  const { first: carrier, second: child, actors } = shotOf('father', 'hero');
  assert.ok(carrier.lift === undefined && child.y > carrier.y);
  const up = (child.lift ?? 0) + armsOf(hero).shoulder;
  assert.ok(Math.abs(up / armsOf(characters.father).shoulder - 1) < 0.2, 'one face is beside the other');
  assert.ok(Math.abs(actorAt(child, 30).x - actorAt(carrier, 30).x) > 40);
  const drawn = drawActors({ characters, seed: 1 }, { from: 0, actors, speaker: null, mouth: [] }, 30, 30);
  const holds = drawn.map(({ character, performance }) => [
    character.role,
    performance.holds?.map(({ arm, layer }) => `${arm} ${layer}`),
  ]);
  assert.deepEqual(Object.fromEntries(holds), { father: ['near over', 'far back'], hero: ['far back'] });
});

test('a baby is on the arm of whoever lifts it, and nobody lifts thin air', () => {
  const baby = member('baby');
  const staging = [
    { member: 'father', action: 'lift', emotion: 'happy', place: 0, facing: 'right', to: 'baby' },
    { member: 'baby', action: 'in-arms', emotion: 'happy', place: 0.3, facing: 'left' },
  ] as const;
  assert.deepEqual(
    pairUp(staging, { ...characters, baby }).map(({ action, partner }) => [action, partner]),
    [
      ['stand', 'baby'],
      ['cradled', 'father'],
    ],
  );
  assert.deepEqual(
    pairUp(staging.slice(0, 1), characters).map(({ action, partner }) => [action, partner]),
    [['stand', undefined]],
  );
});

test('whom a child cannot lift is hugged', () => {
  for (const [one, other] of [
    ['hero', 'father'],
    ['brother', 'hero'],
  ] as const) {
    const { actors } = shotOf(one, other);
    assert.deepEqual(
      actors.map(({ acting, lift }) => [acting[0]?.action, lift]),
      [
        ['embrace', undefined],
        ['embrace', undefined],
      ],
    );
  }
});

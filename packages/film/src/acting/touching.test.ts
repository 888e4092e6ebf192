import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armsOf, type Character, newCastMember, newHero } from '@milestoon/cast';
import { animationStyleKeys } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import type { Partner } from './together.ts';
import { distanceToTouch, touching } from './touching.ts';

const couples = animationStyleKeys.flatMap((style) =>
  [2, 6, 11].flatMap((age): [Character, Character][] => {
    const hero = newHero({ name: 'Mila', look: { ...defaultLook, age }, style, variant: 0, seed: 11 });
    return (['father', 'brother'] as const).map((role) => [
      hero,
      newCastMember({ id: role, name: role, role, hero, seed: 3 }),
    ]);
  }),
);

function partners(action: 'high-five' | 'shake-hands', [a, b]: [Character, Character]): [Partner, Partner] {
  const apart = distanceToTouch(action, a, b);
  assert.ok(apart);
  return [
    { character: a, x: 300, y: 700 },
    { character: b, x: 300 + apart, y: 704 },
  ];
}

for (const action of ['high-five', 'shake-hands'] as const)
  test(`${action}: both hands are at the same place, within the reach of either arm`, () => {
    for (const couple of couples) {
      const [one, other] = partners(action, couple);
      const [[own], [others]] = [
        [one, other],
        [other, one],
      ].map(([self, partner]) =>
        touching({ action, actionFrame: 14 }, self as Partner, partner as Partner),
      ) as [NonNullable<ReturnType<typeof touching>>, NonNullable<ReturnType<typeof touching>>];
      assert.ok(own && others);
      assert.ok(Math.abs(one.x + own.at[0] - other.x - others.at[0]) < 1e-6);
      assert.ok(Math.abs(one.y + own.at[1] - other.y - others.at[1]) < 1e-6);
      for (const [{ character }, hold] of [
        [one, own],
        [other, others],
      ] as const) {
        const { shoulder, reach, half } = armsOf(character);
        const across = Math.abs(hold.at[0]) - half;
        assert.ok(
          Math.hypot(across, shoulder + hold.at[1]) < reach * 1.06,
          `${character.style} ${character.role}`,
        );
      }
    }
  });

test('whoever does nothing to the other keeps the hands where they are', () => {
  const [one, other] = partners('high-five', couples[0] as [Character, Character]);
  assert.equal(touching({ action: 'talk', actionFrame: 20 }, one, other), null);
});

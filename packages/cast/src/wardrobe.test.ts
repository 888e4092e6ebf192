import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromHex } from '@milestoon/drawing';
import { newHero } from './hero.ts';
import { skinPaints, defaultLook, skinTones } from '@milestoon/look';
import { newCastMember } from './relatives.ts';

/** A pale or middling colour of the skin's own hue and lightness. */
const looksBare = (cloth: string, skin: string): boolean => {
  const [L, C, h] = fromHex(cloth);
  const [skinL, , skinHue] = fromHex(skin);
  return h - skinHue < 25 && h - skinHue > -40 && C > 0.03 && C < 0.12 && Math.abs(L - skinL) < 0.2;
};

test('nobody wears a top that could be taken for bare skin', () => {
  for (const skin of skinTones)
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const look = { ...defaultLook, skin, signatureColor: skinPaints[skin] };
      const hero = newHero({ name: 'Mia', look, style: 'fantasy', variant: 0, seed });
      const others = (['mother', 'father', 'grandmother', 'grandfather', 'teacher', 'friend'] as const).map(
        (role) => newCastMember({ id: role, name: role, role, hero, seed }),
      );
      for (const { role, outfit, look: own } of [hero, ...others])
        assert.equal(
          looksBare(outfit.top, skinPaints[own.skin]),
          false,
          `${role}, ${own.skin}: ${outfit.top}`,
        );
    }
});

test('a child keeps the colour of its clothes where it differs from the skin', () => {
  const look = { ...defaultLook, skin: 'tan' as const, signatureColor: '#c9a63a' };
  assert.equal(newHero({ name: 'Ana', look, style: 'anime', variant: 0, seed: 1 }).outfit.top, '#c9a63a');
});

import { lightnessOf } from '@milestoon/drawing';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, type SkinTone, skinTones } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { rigOf } from './rig.ts';

test('where shapes have no outline the palest skin is a touch deeper, and every tone stays its own', () => {
  const skinIn = (style: 'anime' | 'simple', skin: SkinTone): string =>
    rigOf(newHero({ name: 'Mila', look: { ...defaultLook, skin }, style, variant: 0, seed: 1 })).person.skin;
  const deeper = lightnessOf(skinIn('anime', 'very-light')) - lightnessOf(skinIn('simple', 'very-light'));
  assert.ok(deeper > 0.03 && deeper < 0.05, `${deeper}`);
  const flat = skinTones.map((tone) => skinIn('simple', tone));
  assert.equal(new Set(flat).size, skinTones.length);
  const lightness = flat.map(lightnessOf);
  assert.deepEqual(
    lightness,
    lightness.toSorted((a, b) => b - a),
  );
});

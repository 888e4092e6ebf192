import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hairFamilies, hairFamilyOf, shadesNear } from './hair-colors.ts';
import { hairColorSteps } from './likeness.ts';
import { hairColors, lookSchema, defaultLook } from './look.ts';

test('every shade belongs to a family, lies near it, and every family has itself', () => {
  for (const shade of hairColors) {
    const family = hairFamilyOf(shade);
    assert.ok(shadesNear[family].includes(shade), shade);
    assert.ok(hairColorSteps(shade, family) <= 0.5, shade);
  }
  for (const family of hairFamilies) assert.equal(hairFamilyOf(family), family);
});

test('a shade is half a step from its family, neighbours are one, and nobody turns grey by a step', () => {
  assert.equal(hairColorSteps('platinum', 'blond'), 0.5);
  assert.equal(hairColorSteps('blond', 'light-brown'), 1);
  assert.equal(hairColorSteps('light-brown', 'black'), 3);
  assert.equal(hairColorSteps('auburn', 'brown'), 1);
  assert.equal(hairColorSteps('red', 'brown'), 1.5);
  assert.equal(hairColorSteps('platinum', 'white'), Number.POSITIVE_INFINITY);
  for (const p of hairColors)
    for (const q of hairColors) assert.equal(hairColorSteps(p, q), hairColorSteps(q, p), `${p} ${q}`);
});

test('looks that were stored with one of the eight colours are looks still', () => {
  for (const hairColor of hairFamilies)
    assert.equal(lookSchema.parse({ ...defaultLook, hairColor }).hairColor, hairColor);
});

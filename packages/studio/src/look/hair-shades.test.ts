import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HairColor, hairFamilies, type HairFamily, shadesNear } from '@milestoon/look';
import { hairColorOf, underDye } from './hair-shades.ts';
import type { LearnedLook } from './learned-look.ts';
import { decisions } from './read-fields.ts';
import { middleShade, shadeLabs } from './shade-labs.ts';

/** A family that is fairly sure, and hair as light and tinted as the paint of a shade. */
function read(family: HairFamily, shade: HairColor, age = 'teen'): LearnedLook {
  const odds = hairFamilies.map((other) => (other === family ? 0.72 : 0.04));
  const { odds: shades } = decisions.hairShade(
    shadeLabs[shade].map((value, axis) => ((middleShade[axis] ?? 0) + value) / 200),
    0,
  );
  return {
    hairColor: { value: family, confidence: 0.8, odds, chances: odds },
    hairShade: { value: shade, confidence: 0.5, odds: shades, chances: shades },
    ageGroup: { value: age, confidence: 0.9 },
  } as unknown as LearnedLook;
}

test('the shade is the one that the hair is nearest to, within the family that was read', () => {
  for (const [family, measured, drawn] of [
    ['blond', 'platinum', 'platinum'],
    ['blond', 'golden', 'golden'],
    ['red', 'auburn', 'auburn'],
    ['grey', 'salt-and-pepper', 'salt-and-pepper'],
    ['light-brown', 'dark-blond', 'dark-blond'],
    ['brown', 'platinum', 'brown'],
    ['black', 'red', 'black'],
  ] as const) {
    const { value, confidence } = hairColorOf(read(family, measured));
    assert.equal(value, drawn);
    assert.equal(confidence, 0.8);
  }
});

test('shades of the family come first among the rivals, and all chances make one', () => {
  const { value, rivals = [] } = hairColorOf(read('blond', 'golden'));
  assert.notEqual(rivals[0]?.value, value);
  assert.ok(rivals[0] && shadesNear.blond.includes(rivals[0].value), rivals[0]?.value);
  const left = rivals.reduce((sum, { chance }) => sum + chance, 0);
  assert.ok(left > 0.28 && left < 1, `${left}`);
});

test('no child is grey', () => {
  const { value, rivals = [] } = hairColorOf(read('grey', 'platinum', 'child'));
  for (const shade of [value, ...rivals.map((rival) => rival.value)])
    assert.ok(!['grey', 'salt-and-pepper', 'white'].includes(shade), shade);
});

test('under a dye nobody is red or grey', () => {
  const learned = read('red', 'red');
  assert.equal(underDye(learned).value, 'black');
  assert.equal(underDye(read('brown', 'brown')).value, 'brown');
});

test('another family is shown in a shade of its own, never in one at the edge of a third', () => {
  const { rivals = [] } = hairColorOf(read('light-brown', 'strawberry'));
  const among = (shades: readonly HairColor[]) => rivals.filter(({ value }) => shades.includes(value)).length;
  assert.equal(among(['dark-blond', 'golden', 'blond', 'platinum']), 1);
  assert.equal(among(['strawberry', 'auburn', 'red']), 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featureSizes } from './look-features.ts';
import { hairDyeOf } from './hair-dye.ts';

interface Tint {
  lightness: number;
  /** Degrees. */
  hue: number;
  chroma: number;
  /** How far the hair's tint is from the face's. */
  fromFace?: number;
}

/** Colours of hair as color-features.ts tells them: the upper part and all of it. */
function told(top: Tint, all = top): { hair: Float32Array } {
  const hair = new Float32Array(featureSizes.hair);
  for (const [start, { lightness, hue, chroma, fromFace = 20 }] of [
    [0, top],
    [17, all],
  ] as const) {
    const angle = (hue * Math.PI) / 180;
    hair[start + 2] = lightness;
    hair.set([chroma * Math.cos(angle), chroma * Math.sin(angle)], start + 5);
    hair.set([fromFace, 0], start + 9);
  }
  return { hair };
}

test('dyes are named by their hue, light and dark ones of a hue apart', () => {
  for (const [name, lightness, hue, chroma] of [
    ['pink', 51, 354, 28],
    ['lilac', 48, 293, 17],
    ['purple', 28, 300, 25],
    ['blue', 24, 271, 22],
    ['teal', 43, 201, 20],
    ['green', 35, 151, 18],
    ['mint', 61, 164, 17],
  ] as const)
    assert.equal(hairDyeOf(told({ lightness, hue, chroma }), false).value, name);
});

test('natural hair is not dyed: from red to yellow, grey, and brown in pink light', () => {
  for (const [lightness, hue, chroma] of [
    [40, 40, 45],
    [74, 100, 60],
    [49, 165, 8],
    [42, 333, 10],
    [20, 16, 12],
  ] as const)
    assert.equal(hairDyeOf(told({ lightness, hue, chroma }), false).value, 'none');
});

test('nobody is dyed by a lamp that colours the face, too, nor by a hat', () => {
  const blue = { lightness: 30, hue: 270, chroma: 25 };
  assert.equal(hairDyeOf(told({ ...blue, fromFace: 4 }), false).value, 'none');
  assert.equal(hairDyeOf(told(blue), true).value, 'none');
});

test('a dyed part of natural hair is not a dye of all of it', () =>
  assert.equal(
    hairDyeOf(told({ lightness: 30, hue: 150, chroma: 20 }, { lightness: 30, hue: 60, chroma: 15 }), false)
      .value,
    'none',
  ));

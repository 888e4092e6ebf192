import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverColor } from './cover-color.ts';
import type { FaceFrame } from './face-frame.ts';
import type { Cell, FaceRaster } from './face-raster.ts';
import { headCoverOf } from './head-cover.ts';
import type { Lab } from './lab-color.ts';
import type { LearnedLook } from './learned-look.ts';

const learned = (worn: boolean, confidence: number): LearnedLook =>
  ({
    headCover: { value: worn, confidence, odds: [], chances: [] },
    coverKind: { value: 'beanie', confidence: 0.6, odds: [], chances: [0.2, 0.6, 0.05, 0.15] },
  }) as unknown as LearnedLook;

test('the likeliest kind is worn, the next two and nothing are the others', () => {
  const { value, confidence, rivals = [] } = headCoverOf(learned(true, 0.9));
  assert.equal(value, 'beanie');
  assert.ok(confidence < 0.42, 'whether it is worn every day is always asked');
  assert.deepEqual(
    rivals.map((one) => [one.value, Math.round(100 * one.chance)]),
    [
      ['sun-hat', 18],
      ['hijab', 14],
      ['none', 10],
    ],
  );
});

test('where nothing is seen something may be worn all the same', () => {
  const { value, confidence, rivals = [] } = headCoverOf(learned(false, 0.8));
  assert.deepEqual([value, confidence], ['none', 0.8]);
  assert.equal(rivals[0]?.value, 'beanie');
  assert.ok(Math.abs((rivals[0]?.chance ?? 0) - 0.12) < 1e-9);
});

const frame = { faceWidth: 50, faceHeight: 60, topV: -20 } as FaceFrame;
const rasterOf = (colorAt: (v: number) => Lab): FaceRaster =>
  ({
    seen: Array.from({ length: 50 * 60 }, (_, index): Cell => {
      const [u, v] = [(index % 50) - 25, Math.floor(index / 50) - 80];
      return { index, column: 0, row: 0, u, v, color: colorAt(v), person: 1, face: v > -20 };
    }),
  }) as unknown as FaceRaster;

test('a cover has the colour of most of what is above the face, not of the hair under it', () => {
  const red: Lab = [45, 55, 35];
  const found = coverColor(
    rasterOf((v) => (v < -30 ? red : [15, 1, 1])),
    frame,
  );
  assert.equal(found.value, '#c33733');
  assert.ok(found.confidence > 0.9);
});

test('cloth that is half in shadow has the colour that light shows', () => {
  const straw: Lab = [75, 5, 30];
  const { value, confidence } = coverColor(
    rasterOf((v) => (v < -54 ? straw : [25, 3, 10])),
    frame,
  );
  assert.equal(
    value,
    coverColor(
      rasterOf(() => straw),
      frame,
    ).value,
  );
  assert.ok(confidence < 0.6);
});

test('black cloth is drawn light enough for folds, and what the photo does not show has no colour', () => {
  assert.equal(
    coverColor(
      rasterOf(() => [5, 0, 0]),
      frame,
    ).value,
    '#3e3e3e',
  );
  assert.deepEqual(coverColor({ seen: [] } as unknown as FaceRaster, frame), { value: 'any', confidence: 0 });
});

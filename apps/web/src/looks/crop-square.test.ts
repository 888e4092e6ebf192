import { expect, test } from 'vitest';
import { firstSquare, moved, resized, shareOf, smallestShare } from './crop-square.ts';

const picture = { width: 500, height: 400 };

test('begins in the middle, above the centre', () => {
  const square = firstSquare(picture);
  expect(square.side).toBeCloseTo(240);
  expect(square.left).toBeCloseTo(130);
  expect(square.top).toBeLessThan(80);
});

test('never leaves the picture', () => {
  const square = firstSquare(picture);
  expect(moved(square, -1_000, -1_000, picture)).toMatchObject({ left: 0, top: 0 });
  expect(moved(square, 1_000, 1_000, picture)).toMatchObject({ left: 260, top: 160 });
  expect(resized(moved(square, 1_000, 1_000, picture), 1, picture)).toEqual({ left: 100, top: 0, side: 400 });
});

test('grows and shrinks around its centre, down to what can still be read', () => {
  const small = resized({ left: 100, top: 100, side: 200 }, 0.25, picture);
  expect(small).toEqual({ left: 150, top: 150, side: 100 });
  expect(shareOf(resized(small, 0, picture), picture)).toBe(smallestShare);
});

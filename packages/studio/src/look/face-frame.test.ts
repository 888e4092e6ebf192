import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FramePoint, insideOf, insideOutline } from './face-frame.ts';

test('what lies inside an outline is the same, asked one by one or of many', () => {
  const star: FramePoint[] = [
    [0, -4],
    [1, -1],
    [4, 0],
    [1, 1],
    [0, 4],
    [-1, 1],
    [-4, 0],
    [-1, -1],
  ];
  const isInside = insideOf(star);
  let inside = 0;
  for (let x = -5; x <= 5; x += 0.25) {
    for (let y = -5; y <= 5; y += 0.25) {
      assert.equal(isInside(x, y), insideOutline(x, y, star), `${x}, ${y}`);
      if (isInside(x, y)) inside++;
    }
  }
  // The area of the star in sixteenths.
  assert.ok(Math.abs(inside - 16 * 16) < 40, `${inside}`);
});

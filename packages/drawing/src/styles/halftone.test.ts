import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShadeRequest } from '../pen.ts';
import { penStyles } from './index.ts';
import { halftone } from './halftone.ts';

const squareOf = (side: number): ShadeRequest => ({
  rings: [
    [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ],
  ],
  base: '#d8352a',
  material: 'cloth',
  strength: 1,
  box: [0, 0, side, side],
  dots: true,
});
const pen = { style: penStyles.adventure, light: 1 } as Parameters<typeof halftone>[0];

test('a thing of some heads has dots, one measured in pixels is plain at once', () => {
  assert.ok(halftone(pen, squareOf(3)).length > 1);
  const began = performance.now();
  assert.equal(halftone(pen, squareOf(500)).length, 1);
  assert.ok(performance.now() - began < 1000);
});

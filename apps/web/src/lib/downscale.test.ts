import { expect, test } from 'vitest';
import { fitInto } from './downscale.ts';

test.each([
  [4000, 3000, 500, 375],
  [3000, 4000, 375, 500],
  [500, 500, 500, 500],
  [120, 80, 120, 80],
  [10_000, 3, 500, 1],
])('%i × %i becomes %i × %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fitInto(width, height, 500)).toEqual({ width: fittedWidth, height: fittedHeight });
});

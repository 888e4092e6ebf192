import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, compose, rotation, translation } from './matrix.ts';
import { area, closedCurve, ellipse, length, openCurve, resample, subtract, tube } from './geometry.ts';
import { bounds } from './box.ts';

const near = (a: number, b: number, what = ''): void =>
  assert.ok(Math.abs(a - b) < 1e-6, `${what} ${a} ≠ ${b}`);

test('curves go through their knots', () => {
  const knots = [
    [0, 0],
    [1, 2],
    [3, 1],
    [4, 4],
  ] as const;
  const open = openCurve(knots, 10);
  for (const [i, knot] of knots.entries()) near(length(subtract(open[i * 10] ?? [9, 9], knot)), 0);
  const closed = closedCurve(knots, 8);
  assert.equal(closed.length, 32);
  near(length(subtract(closed[8] ?? [9, 9], [1, 2])), 0);
});

test('a corner is not rounded off', () => {
  const square = closedCurve(
    [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
    4,
  );
  near(area(square), 1);
});

test('resampling keeps the ends and spaces evenly', () => {
  const line = resample(
    [
      [0, 0],
      [1, 0],
      [10, 0],
    ],
    5,
  );
  assert.deepEqual(
    line.map(([x]) => Math.round(x * 1e6) / 1e6),
    [0, 2, 4, 6, 8, 10],
  );
});

test('a tube is as wide as it was asked to be', () => {
  const [, , width, height] = bounds([
    tube(
      [
        [0, 0],
        [10, 0],
      ],
      [1, 1],
      { start: 'flat', end: 'flat' },
    ),
  ]);
  near(width, 10);
  near(height, 2);
});

test('matrices apply from the last to the first', () => {
  const [x, y] = apply(compose(translation(10, 0), rotation(Math.PI / 2)), [1, 0]);
  near(x, 10);
  near(y, 1);
});

test('an ellipse winds one way and encloses its area', () => {
  const ring = ellipse(3, 4, 2, 1, 0.7, 200);
  assert.ok(Math.abs(area(ring) - 2 * Math.PI) < 0.01);
});

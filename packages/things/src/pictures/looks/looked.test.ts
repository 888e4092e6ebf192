import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bounds, oklch, type Point } from '@milestoon/drawing';
import { pictureNames, pictureOf } from '../catalogue.ts';
import type { PictureShape } from '../picture.ts';
import { lookedLike } from './looked.ts';
import { type Look, looks } from './names.ts';

const of = (name: string, look: Look): readonly PictureShape[] =>
  lookedLike(pictureOf(name)?.shapes ?? [], [look]);
const box = (shapes: readonly PictureShape[]) => bounds(shapes.flatMap(({ rings }) => rings as Point[][]));

test('every look can be drawn of every picture', () => {
  for (const name of pictureNames.filter((_, i) => i % 25 === 0))
    for (const look of looks)
      for (const { rings } of of(name, look))
        for (const ring of rings)
          assert.ok(
            ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
            `${look} ${name}`,
          );
});

test('patterns and dirt stay on the thing', () => {
  const [left, top, wide, high] = box(pictureOf('t-shirt')?.shapes ?? []);
  for (const look of ['striped', 'spotted', 'starry', 'muddy'] as const) {
    const [l, t, w, h] = box(of('t-shirt', look));
    assert.ok(l >= left - 0.02 && t >= top - 0.02 && w <= wide + 0.04 && h <= high + 0.04, look);
    assert.ok(of('t-shirt', look).length > (pictureOf('t-shirt')?.shapes.length ?? 0), look);
  }
});

test('what burnt is dark, what melted or lost its air is low', () => {
  const light = (shapes: readonly PictureShape[]) => Math.max(...shapes.map(({ color }) => oklch(color)[0]));
  const bread = pictureOf('bread')?.shapes ?? [];
  assert.ok(light(of('bread', 'burnt').slice(3)) < light(bread) - 0.3);
  for (const look of ['melted', 'flat'] as const)
    assert.ok(box(of('snowman', look))[3] < box(of('snowman', 'wet'))[3] * 0.8);
});

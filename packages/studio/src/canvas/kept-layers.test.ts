import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPainter, type DrawOp, type SvgPath } from '@milestoon/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { createFrameCanvas, renderToCanvas } from './frame-canvas.ts';
import { nodeHost } from './host.ts';

const square = (x: number, y: number, side: number): SvgPath => ({
  d: `M${x} ${y}h${side}v${side}h${-side}Z`,
  box: [x, y, side, side],
});
const landscape: DrawOp[] = Array.from({ length: 24 }, (_, i) => ({
  kind: 'fill',
  path: square(i * 7.3 - 20, (i * 11) % 47, 9),
  paint: `hsl(${i * 15} 70% 50%)`,
}));
const layer = (matrix: readonly [number, number, number, number, number, number]): DrawOp => ({
  kind: 'layer',
  key: 'landscape',
  matrix,
  box: [-40, -40, 240, 240],
  ops: landscape,
});

test('a kept layer gives the pixels of direct painting, nested or not', () => {
  const matrix = [1.37, 0, 0, 1.37, -11.4, -3.7] as const;
  const options = { width: 120, height: 80, scale: 1 };
  const direct = renderToCanvas([{ kind: 'group', matrix, ops: landscape }], options).data();
  const frame = createFrameCanvas(options);
  for (const list of [
    [layer(matrix)],
    [layer(matrix)],
    [{ kind: 'layer', key: 'all', box: [0, 0, 120, 80], ops: [layer(matrix)] }],
  ] satisfies DrawOp[][]) {
    frame.paint(list);
    const pixels = frame.pixels();
    // Skia covers edge pixels a little differently one pixel further on; everything else is equal.
    const differences = direct.map((value, i) => Math.abs(value - (pixels[i] ?? 255)));
    assert.ok(Math.max(...differences) <= 32);
    assert.ok(differences.filter((value) => value > 2).length < direct.length / 200);
  }
});

test('a layer is painted again only when the camera leaves what is kept', () => {
  const host = nodeHost();
  let made = 0;
  const painter = createPainter({
    ...host,
    createCanvas: (width, height) => {
      if (width > 1 || height > 1) made++;
      return host.createCanvas(width, height);
    },
  });
  const canvas = createCanvas(120, 80);
  const show = (zoom: number, x: number): number => {
    const before = made;
    painter.paint(canvas.getContext('2d'), [layer([zoom, 0, 0, zoom, x, 0])]);
    return made - before;
  };
  assert.equal(show(1, 0), 1);
  assert.equal(show(1, 0), 0);
  assert.equal(show(1, -3), 1, 'leaves the first raster, which has no margins');
  assert.equal(show(1, -9), 0, 'the second has margins');
  assert.equal(show(1.04, -9), 0, 'less than 6 % of zoom');
  assert.equal(show(1.3, -9), 1);
});

test('kept rasters stay within the bound, and a new one is painted on what an old one gave back', () => {
  const host = nodeHost(new Map(), 128 * 128 * 4 * 3);
  const made: { width: number }[] = [];
  const painter = createPainter({
    ...host,
    createCanvas: (width, height) => {
      const canvas = host.createCanvas(width, height);
      made.push(canvas);
      return canvas;
    },
  });
  const context = createCanvas(120, 80).getContext('2d');
  const room = (i: number): DrawOp => ({
    kind: 'layer',
    key: `room ${i}`,
    box: [0, 0, 120, 80],
    ops: landscape,
  });
  const alive = (): number => made.filter((canvas) => canvas.width > 1).length;
  for (let i = 0; i < 8; i++) painter.paint(context, [room(i)]);
  assert.equal(alive(), 4, 'three that are kept, and one at hand for the next');
  painter.forget();
  assert.equal(alive(), 0);
});

test('what two pictures in a row show stays, even where that is more than the bound', () => {
  const host = nodeHost(new Map(), 128 * 128 * 4 * 3);
  const sticker = createCanvas(4, 4);
  const painted: string[] = [];
  const painter = createPainter({
    ...host,
    image: (asset) => {
      painted.push(asset);
      return sticker;
    },
  });
  const context = createCanvas(120, 80).getContext('2d');
  const show = (...rooms: string[]): string[] => {
    painted.length = 0;
    const list = rooms.map(
      (asset): DrawOp => ({
        kind: 'layer',
        key: asset,
        box: [0, 0, 120, 80],
        ops: [{ kind: 'image', asset, target: [0, 0, 4, 4] }],
      }),
    );
    painter.paint(context, list);
    return [...painted];
  };
  const house = ['hall', 'kitchen', 'bedroom', 'cellar', 'attic'];
  assert.deepEqual(show(...house), house);
  assert.deepEqual(show(...house), [], 'nothing is painted twice');
  assert.deepEqual(show('garden'), ['garden']);
  assert.deepEqual(show(...house), [], 'they were shown in the picture before');
  assert.deepEqual(show('garden'), []);
  assert.deepEqual(show('street'), ['street']);
  assert.deepEqual(show('street', 'shop'), ['shop']);
  assert.deepEqual(show(...house), house, 'two pictures later they have made room');
});

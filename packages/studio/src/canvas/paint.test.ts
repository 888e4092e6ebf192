import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawList, DrawOp, SvgPath } from '@milestoon/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { createFrameCanvas } from './frame-canvas.ts';

const size = 40;
const square = (x: number, y: number, side: number): SvgPath => ({
  d: `M${x} ${y}h${side}v${side}h${-side}Z`,
  box: [x, y, side, side],
});
const fill = (path: SvgPath, paint: string, extra: Partial<DrawOp> = {}): DrawOp =>
  ({ kind: 'fill', path, paint, ...extra }) as DrawOp;

/** Paints on white and tells the colour at a point as r,g,b. */
function painted(list: DrawList, images = new Map()): (x: number, y: number) => string {
  const frame = createFrameCanvas({ width: size, height: size, scale: 1, images });
  frame.paint([fill(square(0, 0, size), '#ffffff'), ...list]);
  const pixels = frame.pixels();
  return (x, y) => [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 3)].join(',');
}
const red = '255,0,0';
const white = '255,255,255';
const near = (actual: string, expected: number, slack: number): void => {
  const channel = Number(actual.split(',')[0]);
  assert.ok(Math.abs(channel - expected) <= slack, `${actual} is not near ${expected}`);
};

test('fills paths and rings, even-odd too', () => {
  const at = painted([
    fill(square(2, 2, 10), '#ff0000'),
    {
      kind: 'fill',
      evenOdd: true,
      paint: '#0000ff',
      path: {
        rings: [
          [
            [20, 20],
            [36, 20],
            [36, 36],
            [20, 36],
          ],
          [
            [25, 25],
            [31, 25],
            [31, 31],
            [25, 31],
          ],
        ],
      },
    },
  ]);
  assert.equal(at(5, 5), red);
  assert.equal(at(15, 5), white);
  assert.equal(at(22, 22), '0,0,255');
  assert.equal(at(28, 28), white);
});

test('gradients run from stop to stop', () => {
  const stops = [
    [0, '#000000'],
    [1, '#ffffff'],
  ] as const;
  const at = painted([{ kind: 'fill', path: square(0, 0, size), paint: { linear: [0, 0, size, 0], stops } }]);
  near(at(1, 20), 10, 8);
  near(at(20, 20), 131, 8);
  const disc = painted([
    { kind: 'fill', path: square(0, 0, size), paint: { radial: [20, 20, 0, 20, 20, 20], stops } },
  ]);
  near(disc(20, 20), 3, 8);
  near(disc(39, 20), 248, 9);
});

test('strokes: open polylines stay open, dashes leave gaps', () => {
  const line = {
    rings: [
      [
        [5, 10],
        [35, 10],
        [35, 30],
      ],
    ],
  } as const;
  const open = painted([{ kind: 'stroke', path: line, paint: '#ff0000', width: 4, open: true }]);
  assert.equal(open(20, 10), red);
  assert.equal(open(20, 20), white);
  const closed = painted([{ kind: 'stroke', path: line, paint: '#ff0000', width: 4 }]);
  assert.equal(closed(20, 20), red);
  const dashed = painted([
    { kind: 'stroke', path: line, paint: '#ff0000', width: 4, open: true, dash: [5, 10], cap: 'butt' },
  ]);
  assert.equal(dashed(7, 10), red);
  assert.equal(dashed(15, 10), white);
});

test('outside fills what the moved shape leaves, inside a clip it is a shadow edge', () => {
  const path = square(10, 10, 20);
  const at = painted([
    {
      kind: 'clip',
      paths: [path],
      ops: [{ kind: 'outside', path, dx: -5, dy: -5, paint: '#ff0000' }],
    },
  ]);
  assert.equal(at(15, 15), white);
  assert.equal(at(28, 28), red);
  assert.equal(at(35, 35), white);
  const clipped = painted([
    { kind: 'clip', paths: [path], outside: { dx: 5, dy: 0 }, ops: [fill(square(0, 0, size), '#ff0000')] },
  ]);
  assert.equal(clipped(12, 20), red);
  assert.equal(clipped(20, 20), white);
});

test('ink is a ribbon as wide as its widths, without holes where it turns back', () => {
  const points = [
    [5, 20],
    [35, 20],
    [35, 30],
    [5, 24],
  ] as const;
  const at = painted([{ kind: 'ink', points, widths: [2, 10, 10, 2], paint: '#ff0000' }]);
  assert.equal(at(30, 20), red);
  assert.equal(at(30, 17), red);
  assert.equal(at(6, 16), white);
  for (let y = 17; y < 33; y++) assert.equal(at(35, y), red, `hole at ${y}`);
  const ring = [
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ] as const;
  const loop = painted([{ kind: 'ink', points: ring, widths: [4, 4, 4, 4], closed: true, paint: '#ff0000' }]);
  assert.equal(loop(10, 20), red);
  assert.equal(loop(10, 10), red);
  assert.equal(loop(20, 20), white);
});

test('dots and halftone', () => {
  const at = painted([
    {
      kind: 'dots',
      dots: [
        [10, 10, 4],
        [30, 30, 2],
      ],
      paint: '#ff0000',
    },
  ]);
  assert.equal(at(10, 10), red);
  assert.equal(at(30, 30), red);
  assert.equal(at(20, 20), white);
  const tone = painted([
    {
      kind: 'halftone',
      box: [0, 0, size, size],
      cell: 8,
      axis: [0, 0, size, 0],
      radius: [0, 0.9],
      paint: '#ff0000',
    },
  ]);
  const share = (from: number): number => {
    let count = 0;
    for (let x = from; x < from + 10; x++) for (let y = 0; y < size; y++) if (tone(x, y) === red) count++;
    return count;
  };
  assert.ok(share(30) > share(10) * 2, 'dots grow along the axis');
});

test('textures stay grey around the middle', () => {
  const at = painted([{ kind: 'texture', name: 'paper', box: [0, 0, size, size] }]);
  const [r = 0, g = 0, b = 0] = at(7, 9).split(',').map(Number);
  assert.ok(r === g && g === b && r > 60 && r < 200, at(7, 9));
});

test('text is painted at its baseline, strokes below the fill', () => {
  const at = painted([
    {
      kind: 'text',
      text: 'I',
      x: 20,
      y: 34,
      font: '700 40px "Baloo 2"',
      paint: '#ff0000',
      strokes: [{ color: '#0000ff', width: 8 }],
    },
  ]);
  assert.equal(at(20, 20), red);
  assert.equal(at(2, 2), white);
  let blue = 0;
  for (let x = 0; x < size; x++) if (at(x, 20) === '0,0,255') blue++;
  assert.ok(blue >= 4, `${blue} blue pixels`);
});

test('images: whole, cut out, and missing', () => {
  const picture = createCanvas(20, 10);
  const context = picture.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 10, 10);
  context.fillStyle = '#0000ff';
  context.fillRect(10, 0, 10, 10);
  const images = new Map([['photo', picture]]);
  const at = painted([{ kind: 'image', asset: 'photo', target: [0, 0, 40, 20] }], images);
  assert.equal(at(8, 10), red);
  assert.equal(at(32, 10), '0,0,255');
  const cut = painted(
    [{ kind: 'image', asset: 'photo', target: [0, 0, 40, 40], source: [12, 0, 6, 6] }],
    images,
  );
  assert.equal(cut(3, 3), '0,0,255');
  assert.throws(() => painted([{ kind: 'image', asset: 'other', target: [0, 0, 9, 9] }]), /other/);
});

test('alpha on an isolated group does not show overlaps, on an open one it does', () => {
  const ops = [fill(square(5, 5, 20), '#000000'), fill(square(15, 15, 20), '#000000')];
  const isolated = painted([{ kind: 'group', alpha: 0.5, isolated: true, ops }]);
  assert.equal(isolated(20, 20), isolated(8, 8));
  near(isolated(20, 20), 128, 2);
  const open = painted([{ kind: 'group', alpha: 0.5, ops }]);
  near(open(20, 20), 64, 2);
});

test('the shadow of an isolated group is its silhouette, below it', () => {
  const ops = [fill(square(10, 10, 10), '#ff0000')];
  const shadow = { blur: 0, dx: 6, dy: 6, color: '#0000ff' };
  const at = painted([{ kind: 'group', isolated: true, shadow, ops }]);
  assert.equal(at(12, 12), red);
  assert.equal(at(18, 18), red);
  assert.equal(at(23, 23), '0,0,255');
  assert.equal(at(30, 30), white);
});

test('group matrices, blends, shadows and blurs', () => {
  const moved = painted([
    { kind: 'group', matrix: [2, 0, 0, 2, 10, 10], ops: [fill(square(0, 0, 5), '#ff0000')] },
  ]);
  assert.equal(moved(19, 19), red);
  assert.equal(moved(21, 21), white);
  const blended = painted([
    fill(square(0, 0, size), '#ffff00'),
    fill(square(0, 0, size), '#ff00ff', { blend: 'multiply' }),
  ]);
  assert.equal(blended(5, 5), red);
  const shadowed = painted([
    fill(square(5, 5, 10), '#ff0000', { shadow: { blur: 0, dx: 15, dy: 15, color: '#000000' } }),
  ]);
  assert.equal(shadowed(25, 25), '0,0,0');
  for (const blur of [3, 9]) {
    const soft = painted([fill(square(0, 0, 20), '#000000', { blur })]);
    near(soft(19, 10), 128, 40);
    assert.equal(soft(38, 38), white);
  }
  const group = painted([{ kind: 'group', blur: 4, ops: [fill(square(0, 0, size), '#ff0000')] }]);
  assert.ok(Number(group(0, 0).split(',')[0]) === 255);
});

import type { DrawOp, Point } from '../../core/draw-list.ts';
import { rectangle, star } from '../../core/geometry.ts';
import type { Figure } from '../figure.ts';
import { fill, solid } from '../pen.ts';

/** Heads: the edge of a block, and how far to the right the tower stands. */
const side = 0.3;
const x = 0.86;
const colors = ['#e4574c', '#4f8fe0', '#f5c542', '#66b85f', '#9a6bd4'] as const;
/** Each block a little off the one below: a tower by a child. */
const offsets = [0, 0.03, -0.025, 0.02, -0.015] as const;
/** Blocks. */
export const towerHeight = colors.length;

function block(figure: Figure, cx: number, cy: number, index: number): DrawOp[] {
  const half = side / 2;
  const face = rectangle(cx - half, cy - half, cx + half, cy + half);
  return [
    ...solid(figure, [face], colors[index % colors.length] ?? '#e4574c', { shade: 0.6 }),
    fill(star(cx, cy, side * 0.26, 0.45, 5), 'rgba(255,255,255,0.75)'),
  ];
}

/** Middle of block `index` of the tower, in heads from between the feet. */
export const blockAt = (index: number): Point => [x + (offsets[index] ?? 0), -side * (index + 0.5)];

/** A tower of `count` blocks to the right. */
export const tower = (figure: Figure, count: number): DrawOp[] =>
  Array.from({ length: count }, (_, i) => block(figure, ...blockAt(i), i)).flat();

/** The block that will be number `index`, on its way. */
export const carriedBlock = (figure: Figure, index: number, [cx, cy]: Point): DrawOp[] =>
  block(figure, cx, cy, index);

import { type DrawOp, fill, type Point, rectangle, solid, star } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Where a tower is built: the edge of its blocks, how far to the right it stands and how high above the ground. Heads. */
export interface BuildingPlace {
  side: number;
  x: number;
  base: number;
}
export const onTheFloor: BuildingPlace = { side: 0.3, x: 0.86, base: 0 };

const colors = ['#e4574c', '#4f8fe0', '#f5c542', '#66b85f', '#9a6bd4'] as const;
/** Each block a little off the one below, in shares of an edge: a tower by a child. */
const offsets = [0, 0.1, -0.083, 0.067, -0.05] as const;
/** Blocks. */
export const towerHeight = colors.length;

function block(figure: Figure, { side }: BuildingPlace, index: number, [cx, cy]: Point): DrawOp[] {
  const half = side / 2;
  const face = rectangle(cx - half, cy - half, cx + half, cy + half);
  return [
    ...solid(figure, [face], colors[index % colors.length] ?? '#e4574c', { shade: 0.6 }),
    fill(star(cx, cy, side * 0.26, 0.45, 5), 'rgba(255,255,255,0.75)'),
  ];
}

/** Middle of block `index` of the tower, in heads from between the feet. */
export const blockAt = ({ side, x, base }: BuildingPlace, index: number): Point => [
  x + (offsets[index] ?? 0) * side,
  -base - side * (index + 0.5),
];

/** A tower of `count` blocks. */
export const tower = (figure: Figure, place: BuildingPlace, count: number): DrawOp[] =>
  Array.from({ length: count }, (_, i) => block(figure, place, i, blockAt(place, i))).flat();

/** The block that will be number `index`, on its way to `at`. */
export const carriedBlock = (figure: Figure, place: BuildingPlace, index: number, at: Point): DrawOp[] =>
  block(figure, place, index, at);

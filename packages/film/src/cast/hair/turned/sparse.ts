import type { DrawOp, Point } from '../../../core/draw-list.ts';
import { at, closedCurve, radians } from '../../../core/geometry.ts';
import type { Figure } from '../../figure.ts';
import { solid } from '../../pen.ts';
import type { HairPencil } from '../pencil.ts';
import { seen, shellOf } from './shell.ts';

/** A bald crown: the skull's own silhouette, a little larger. */
const scalp: readonly Point[] = [
  [-0.53, 0.1],
  [-0.535, -0.1],
  [-0.48, -0.27],
  [-0.28, -0.46],
  [0, -0.52],
  [0.27, -0.45],
  [0.45, -0.26],
  [0.47, -0.05],
];

/** Hair from temple to temple around the back. */
export function horseshoe(figure: Figure, pencil: HairPencil, outline: readonly Point[]): DrawOp[] {
  const shell = shellOf(scalp, outline, figure.yaw.head);
  const along = (list: readonly (readonly [number, number])[]): Point[] =>
    seen(
      shell,
      list.map(([degrees, y]) => ({ angle: radians(degrees), y })),
    ).map(([x, y]): Point => [x, y]);
  const upper = along([
    [-64, 0.02],
    [-70, -0.14],
    [-90, -0.15],
    [-115, -0.05],
    [-145, 0.06],
    [-180, 0.1],
    [-215, 0.06],
    [-245, -0.05],
    [-268, -0.15],
  ]);
  const lower = along([
    [-64, 0.02],
    [-80, 0.07],
    [-106, 0.2],
    [-128, 0.32],
    [-180, 0.37],
    [-232, 0.32],
    [-254, 0.2],
    [-268, 0.08],
  ]);
  /** Along the silhouette from one height to the other. */
  const edge = (from: Point, to: Point): Point[] =>
    [0.25, 0.5, 0.75].map((t): Point => {
      const y = from[1] + (to[1] - from[1]) * t;
      return [from[0] + to[0] < 0 ? shell.left(y) : shell.right(y), y];
    });
  const [start, end] = [at(upper, 0), at(upper, -1)];
  const ring = [
    ...upper,
    ...edge(end, at(lower, -1)),
    ...[...lower].reverse(),
    ...(start[0] > 0.3 ? edge(at(lower, 0), start) : []),
  ];
  return solid(figure, [closedCurve(ring, 5)], pencil.base, {
    material: 'hair',
    line: 0.9,
    shade: 0.6,
  });
}

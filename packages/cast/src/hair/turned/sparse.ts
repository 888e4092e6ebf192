import { at, bow, type DrawOp, openCurve, type Point, radians, solid, stroke } from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { EdgeKnot } from '../hair-drawing.ts';
import type { HairPencil } from '../pencil.ts';
import { cutEdge } from '../strands.ts';
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
  const along = (
    list: readonly (readonly [degrees: number, y: number, kind?: 'tip' | 'valley'])[],
  ): EdgeKnot[] =>
    seen(
      shell,
      list.map(([degrees, y, kind]) => ({
        angle: radians(degrees),
        y,
        ...(kind ? { kind, bend: 0.5 } : {}),
      })),
    );
  const upper = openCurve(
    along([
      [-64, 0.02],
      [-70, -0.14],
      [-90, -0.17],
      [-115, -0.12],
      [-145, -0.05],
      [-180, -0.02],
      [-215, -0.05],
      [-245, -0.12],
      [-268, -0.17],
    ]).map(([x, y]): Point => [x, y]),
    6,
  );
  const cut = along([
    [-64, 0.02],
    [-80, 0.07],
    [-106, 0.19],
    [-116, 0.32, 'tip'],
    [-126, 0.28, 'valley'],
    [-144, 0.395, 'tip'],
    [-156, 0.33, 'valley'],
    [-178, 0.41, 'tip'],
    [-194, 0.335, 'valley'],
    [-214, 0.39, 'tip'],
    [-232, 0.28, 'valley'],
    [-244, 0.32, 'tip'],
    [-254, 0.19],
    [-268, 0.08],
  ]);
  const lower = cutEdge(figure.style, cut);
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
  const strands = cut
    .filter(([, , kind]) => kind === 'valley')
    .map(([x, y]) =>
      stroke(bow([x * 0.93, -0.02], [x, y], x * 0.2, 12), pencil.line, pencil.lineColor, 0.05, 0.9),
    );
  return solid(figure, [ring], pencil.base, {
    material: 'hair',
    line: 0.9,
    shade: 0.6,
    inner: figure.style.flat ? [] : strands,
  });
}

import type { Point } from '../../../core/draw-list.ts';
import { openCurve } from '../../../core/geometry.ts';
import { between } from '../../view/yaw.ts';
import type { EdgeKnot, HairDrawing } from '../hair-drawing.ts';
import { spread } from '../strands.ts';

export interface TurnedCloud {
  core: Point[];
  outer: Point[];
  inside: Point[];
  edge: Point[];
  radius: number;
  edgeRadius: number;
}

/** The inner edge of what the curls stand on. */
const within = ([x, y]: Point): Point => [x * 0.62, y * 0.62 - 0.04];

/** Curls stand round the head in every view: along the silhouette, over the crown, along the hairline. */
export function turnedCloud(
  { cloud }: HairDrawing,
  hairline: readonly EdgeKnot[],
  yaw: number,
): TurnedCloud | null {
  if (!cloud) return null;
  const [backward, forward] = [between(yaw, 1, 1.04, 0.96), between(yaw, 1, 0.9, 1.04)];
  const ring = cloud.ring.map(([x, y]): Point => [x * (x < 0 ? backward : forward), y]);
  // From the side the forehead is free: the ring ends over the brow.
  const brow = between(yaw, 1, -0.3, 1);
  const shown = ring.filter(([x, y]) => x < 0.2 || y < brow);
  const inside = [0.72, 0.42].flatMap((share, row) =>
    spread(
      shown.map(([x, y]): Point => [x * share, y * share - 0.05 + row * 0.02]),
      row ? 5 : 8,
    ),
  );
  return {
    core: [...openCurve(shown, 6), ...openCurve(shown.map(within), 6).reverse()],
    outer: spread(shown, Math.round((cloud.curls * shown.length) / ring.length)),
    inside,
    edge: spread(
      hairline.map(([x, y]): Point => [x * 0.96, y]),
      10,
    ),
    radius: cloud.radius,
    edgeRadius: cloud.frontRadius,
  };
}

/** Hair as a shell around the head: its silhouette in a view, and places on it by angle and height. */
import { at, type Knot, lerp, openCurve, type Point, smoothstep } from '@milestoon/drawing';
import { reachOf } from '../../view/skull.ts';
import { between, faceHidden } from '../../view/yaw.ts';
import type { EdgeKnot } from '../hair-drawing.ts';

/** A place on the shell: 0 is the middle of the face, -π/2 the near ear, ±π the back of the head. */
export interface Spot {
  angle: number;
  y: number;
  kind?: 'tip' | 'valley';
  bend?: number;
}

export interface Shell {
  left(y: number): number;
  right(y: number): number;
  /** Over the crown, between two heights. */
  arc(leftY: number, rightY: number): Point[];
  /** Where the hairline meets the silhouette over the face. */
  brow(y: number): number;
  /** Where a spot is seen; behind the silhouette it has no depth. */
  place(spot: Spot): { x: number; y: number; depth: number };
}

/** Where a line that runs monotonously in height is at `y`, held at its ends. */
function xAt(line: readonly Point[], y: number): number {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)];
    if (a[1] > y !== b[1] > y) return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1]));
  }
  const [first, last] = [at(line, 0), at(line, -1)];
  return Math.abs(first[1] - y) < Math.abs(last[1] - y) ? first[0] : last[0];
}

/** `cap` is the outline of the hair in the three-quarter view, `outline` the skull in this one. */
export function shellOf(cap: readonly Knot[], outline: readonly Point[], yaw: number): Shell {
  const backward = between(yaw, 1, 1.06, 0.96);
  const forward = between(yaw, 1, 0.97, 1.06);
  const line = openCurve(
    cap.map((knot): Knot => [knot[0] * (knot[0] < 0 ? backward : forward), knot[1], knot[2] ?? 0]),
    8,
  );
  const crown = line.reduce((top, p, i) => (p[1] < at(line, top)[1] ? i : top), 0);
  const leftLine = line.slice(0, crown + 1);
  const rightLine = line.slice(crown);
  /** Below the cap the hair closes in on the skull. */
  const reach = (y: number, side: 'left' | 'right', edge: readonly Point[], low: number): number => {
    const onCap = xAt(edge, y);
    if (y <= low) return onCap;
    const skull = reachOf(outline, Math.min(y, 0.4))[side] * 1.03;
    return lerp(onCap, skull, smoothstep(low, low + 0.12, y));
  };
  const leftLow = at(line, 0)[1];
  const rightLow = at(line, -1)[1];
  const left = (y: number): number => reach(y, 'left', leftLine, leftLow);
  const right = (y: number): number => reach(y, 'right', rightLine, rightLow);
  // On the forehead the hairline lies on the skull, or the sky would show between them.
  const brow = (y: number): number =>
    faceHidden(yaw) ? right(y) : Math.min(right(y), reachOf(outline, y).right - 0.004);
  const overBrow = (x: number, y: number, end: number): boolean =>
    faceHidden(yaw) ? y < end : y < end - 0.06 && x < brow(end) + 0.05;
  const steps = (from: number, to: number, x: (y: number) => number): Point[] =>
    from <= to
      ? []
      : Array.from({ length: 5 }, (_, i): Point => {
          const y = lerp(from, to, i / 5);
          return [x(y), y];
        });
  return {
    left,
    right,
    brow,
    arc: (leftY, rightY) => [
      [left(leftY), leftY],
      ...steps(leftY, leftLow, left),
      ...line.filter(([x, y], i) => (i <= crown ? y < leftY : overBrow(x, y, rightY))),
      ...steps(rightY, rightLow, right).reverse(),
      [brow(rightY), rightY],
    ],
    place: ({ angle, y }) => {
      const s = Math.sin(angle + yaw);
      return { x: s < 0 ? -left(y) * s : brow(y) * s, y, depth: Math.cos(angle + yaw) };
    },
  };
}

/**
 * The part of a line around the head that is seen, from the face side to the back: spots in falling
 * angle. Where it goes out of sight it ends on the silhouette.
 */
export function seen(shell: Shell, spots: readonly Spot[]): EdgeKnot[] {
  const out: EdgeKnot[] = [];
  spots.forEach((spot, i) => {
    const here = shell.place(spot);
    const before = i > 0 ? at(spots, i - 1) : null;
    if (before) {
      const there = shell.place(before);
      if (there.depth > 0 !== here.depth > 0) {
        const y = lerp(before.y, spot.y, there.depth / (there.depth - here.depth));
        out.push([here.x + there.x > 0 ? shell.brow(y) : shell.left(y), y]);
      }
    }
    if (here.depth <= 0) return;
    out.push(spot.kind ? [here.x, here.y, spot.kind, spot.bend ?? 1] : [here.x, here.y]);
  });
  return out;
}

/** Closes a seen hairline over the crown. */
export function capRing(
  shell: Shell,
  hairline: readonly EdgeKnot[],
  cut: (knots: readonly EdgeKnot[]) => Point[],
): Point[] {
  const [first, last] = [hairline[0], hairline.at(-1)];
  if (!first || !last) return [];
  return [...shell.arc(last[1], first[1]), ...cut(hairline)];
}

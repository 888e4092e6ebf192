/** Hair made of curls: every outline is a row of them. */
import type { DrawOp, Point } from '../../core/draw-list.ts';
import { at, length, type Polyline, subtract } from '../../core/geometry.ts';
import { random } from '../../core/random.ts';
import type { Figure } from '../figure.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { curlMarks, type HairPencil } from './pencil.ts';
import { curls } from './strands.ts';

/** Places on a line, `step` apart. */
function paced(line: Polyline, step: number): Point[] {
  const out: Point[] = [];
  let left = 0;
  line.forEach((point, i) => {
    const gone = i === 0 ? 0 : length(subtract(point, at(line, i - 1)));
    left -= gone;
    if (left > 0) return;
    out.push(point);
    left = step;
  });
  return out;
}

export interface Curled {
  /** Rings to be drawn in one silhouette with what they lie along. */
  rings: Point[][];
  centres: Point[];
}

const none: Curled = { rings: [], centres: [] };

/** Curls along the outlines of `rings`; none where the hair is not curled. */
export function curled({ curl }: HairDrawing, rings: readonly Polyline[], size = 1): Curled {
  if (curl === undefined) return none;
  const radius = curl * size;
  const centres = rings.flatMap((ring) => paced(ring, radius * 1.45));
  return { rings: curls(centres, radius, 9), centres };
}

/** Curls inside a ring, scattered without touching: rows would look knitted. */
export function curlsWithin({ curl }: HairDrawing, ring: Polyline): Point[] {
  if (curl === undefined || ring.length < 3) return [];
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const { between } = random(3);
  const apart = curl * 1.75;
  const out: Point[] = [];
  for (let tries = 0; tries < 240; tries++) {
    const point: Point = [
      between(Math.min(...xs), Math.max(...xs)),
      between(Math.min(...ys), Math.max(...ys)),
    ];
    if (inside(point, ring) && out.every((other) => length(subtract(point, other)) > apart)) out.push(point);
  }
  return out;
}

function inside([x, y]: Point, ring: Polyline): boolean {
  let odd = false;
  ring.forEach(([x1, y1], i) => {
    const [x0, y0] = at(ring, i - 1);
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) odd = !odd;
  });
  return odd;
}

/** The mark of each curl: nothing where the hair is not curled. */
export const marksOf = (
  figure: Figure,
  pencil: HairPencil,
  { curl }: HairDrawing,
  centres: readonly Point[],
): DrawOp[] => (curl === undefined ? [] : curlMarks(figure, pencil, centres, curl * 0.82));

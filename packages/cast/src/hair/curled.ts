/** Hair made of curls: every outline is a row of them. */
import {
  at,
  type DrawOp,
  fillAll,
  length,
  type Point,
  type Polyline,
  random,
  subtract,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairDrawing } from './hair-drawing.ts';
import type { HairPencil } from './pencil.ts';
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

/** Corners of a curl: hundreds are drawn in every frame, and they are small. */
const corners = 15;

/** Curls along the outlines of `rings`, where `seen`; none where the hair is not curled. */
export function curled(
  { curl }: HairDrawing,
  rings: readonly Polyline[],
  size = 1,
  seen: (point: Point) => boolean = () => true,
): Curled {
  if (curl === undefined) return none;
  const radius = curl * size;
  const centres = rings.flatMap((ring) => paced(ring, radius * 1.45)).filter(seen);
  return { rings: curls(centres, radius, 9, corners), centres };
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

/** A thin sickle along a circle, between two angles. */
function sickle([x, y]: Point, radius: number, from: number, to: number, width: number): Point[] {
  const arc = (inset: (t: number) => number): Point[] =>
    Array.from({ length: 6 }, (_, i): Point => {
      const angle = from + ((to - from) * i) / 5;
      const r = radius - inset(i / 5);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    });
  return [...arc(() => 0), ...arc((t) => width * Math.sin(Math.PI * t)).reverse()];
}

/** A small shadow and a light on each curl, all in two shapes; none where the hair is not curled. */
export function marksOf(
  { style }: Figure,
  pencil: HairPencil,
  { curl }: HairDrawing,
  centres: readonly Point[],
): DrawOp[] {
  if (curl === undefined) return [];
  const light = centres
    .filter((_, i) => !style.flat || i % 2 === 1)
    .map((centre) => sickle(centre, curl * 0.5, 3.5, 5.1, style.flat ? 0.018 : pencil.line * 2));
  const lit = fillAll(light, withAlpha(pencil.light, style.flat ? 0.5 : 0.75));
  if (style.flat) return [lit];
  const dark = centres.map((centre, i) =>
    sickle(centre, curl * 0.68, i % 2 ? -0.1 : 0.5, i % 2 ? 2 : 2.7, pencil.line * 1.25),
  );
  return [fillAll(dark, pencil.lineColor), lit];
}

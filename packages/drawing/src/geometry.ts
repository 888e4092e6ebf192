/**
 * Shapes are dense polylines: they can then be filled, clipped, inked with a varying width, tested
 * for "inside" and moved by the same code. Lengths are in the unit of whoever calls, +y is down.
 */
import type { Point } from './draw-list.ts';
import { clamp01, lerp } from './easing.ts';

/** A point a curve runs through; a truthy third value makes it a corner. */
export type Knot = readonly [x: number, y: number, corner?: number];
/** A line of points, close enough together to pass for a curve; units are those of whoever calls. */
export type Polyline = readonly Point[];

/** Degrees as radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** `value`, held between `low` and `high`, all in one unit. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;
/** Share 0…1 of the way from `from` to `to`: 0 below, 1 above, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The sum of two points or vectors. */
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
/** The vector from `b` to `a`. */
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
/** A vector `k` times as long, `k` being a ratio. */
export const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
/** How long a vector is, in the unit of its parts. */
export const length = (a: Point): number => Math.hypot(a[0], a[1]);
/** The point at the share `t` (0…1) of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t = 0.5): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
/** The vector turned a quarter, clockwise on the screen. */
export const perpendicular = (a: Point): Point => [-a[1], a[0]];
/** The vector of length 1 in the same direction; the null vector stays. */
export function unit(a: Point): Point {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size];
}
/** `angle` in radians, clockwise on the screen. */
export function rotate(a: Point, angle: number): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [a[0] * c - a[1] * s, a[0] * s + a[1] * c];
}
/** Unit vector of a limb: 0° hangs straight down, + swings to the right. */
export const hanging = (degrees: number): Point => [Math.sin(radians(degrees)), Math.cos(radians(degrees))];

/** The element at `index`, counted from the end when negative, held at both ends. */
export function at<T>(list: readonly T[], index: number): T {
  const i = index < 0 ? list.length + index : index;
  return list[clamp(i, 0, list.length - 1)] as T;
}

/**
 * One span of a centripetal Catmull-Rom curve (no loops, no overshoot).
 * Source: Barry and Goldman's pyramid; Yuksel et al., "Parameterization of Catmull-Rom curves" (2011).
 */
function span(p0: Point, p1: Point, p2: Point, p3: Point, samples: number, out: Point[]): void {
  const knot = (a: Point, b: Point): number =>
    Math.max(1e-4, Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])));
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  for (let i = 0; i < samples; i++) {
    const t = t1 + ((t2 - t1) * i) / samples;
    const one = (axis: 0 | 1): number => {
      const a1 = ((t1 - t) * p0[axis] + t * p1[axis]) / t1;
      const a2 = ((t2 - t) * p1[axis] + (t - t1) * p2[axis]) / (t2 - t1);
      const a3 = ((t3 - t) * p2[axis] + (t - t2) * p3[axis]) / (t3 - t2);
      const b1 = ((t2 - t) * a1 + t * a2) / t2;
      const b2 = ((t3 - t) * a2 + (t - t1) * a3) / (t3 - t1);
      return ((t2 - t) * b1 + (t - t1) * b2) / (t2 - t1);
    };
    out.push([one(0), one(1)]);
  }
}

/** Curve through `knots` without the last of them; the ends lean on mirrored neighbours. */
function openRun(knots: readonly Knot[], samples: number, out: Point[]): void {
  const point = (i: number): Point => [at(knots, i)[0], at(knots, i)[1]];
  if (knots.length === 2) {
    for (let i = 0; i < samples; i++) out.push(between(point(0), point(1), i / samples));
    return;
  }
  for (let i = 0; i < knots.length - 1; i++) {
    const before = i > 0 ? point(i - 1) : subtract(scale(point(0), 2), point(1));
    const after = i + 2 < knots.length ? point(i + 2) : subtract(scale(point(i + 1), 2), point(i));
    span(before, point(i), point(i + 1), after, samples, out);
  }
}

function runs(knots: readonly Knot[], samples: number, out: Point[]): void {
  let start = 0;
  for (let i = 1; i < knots.length; i++) {
    if (!at(knots, i)[2] && i < knots.length - 1) continue;
    openRun(knots.slice(start, i + 1), samples, out);
    start = i;
  }
}

/** Closed smooth curve, `samples` points a span. */
export function closedCurve(knots: readonly Knot[], samples = 7): Point[] {
  const out: Point[] = [];
  const count = knots.length;
  const corner = knots.findIndex((knot) => knot[2]);
  if (corner >= 0) {
    runs([...knots.slice(corner), ...knots.slice(0, corner + 1)], samples, out);
    return out;
  }
  const point = (i: number): Point => {
    const knot = at(knots, (i + count) % count);
    return [knot[0], knot[1]];
  };
  for (let i = 0; i < count; i++) span(point(i - 1), point(i), point(i + 1), point(i + 2), samples, out);
  return out;
}

/** A closed line with straight edges, sampled like a curve so that brush outlines can vary along them; `samples` is the number of points an edge. */
export const polygon = (corners: readonly Point[], samples?: number): Point[] =>
  closedCurve(
    corners.map(([x, y]): Knot => [x, y, 1]),
    samples,
  );
/** A closed line around a box, given by its edges in one unit. */
export const rectangle = (left: number, top: number, right: number, bottom: number): Point[] =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

/** Open smooth curve from the first to the last knot, both included. */
export function openCurve(knots: readonly Knot[], samples = 7): Point[] {
  const out: Point[] = [];
  runs(knots, samples, out);
  const last = at(knots, -1);
  out.push([last[0], last[1]]);
  return out;
}

/** `power` 2 is an ellipse, more is a rounded box (super-ellipse). `turn` in radians. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry = rx,
  turn = 0,
  samples = 44,
  power = 2,
): Point[] {
  const out: Point[] = [];
  const e = 2 / power;
  for (let i = 0; i < samples; i++) {
    const angle = (i / samples) * 2 * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const px = rx * Math.sign(c) * (power === 2 ? Math.abs(c) : Math.abs(c) ** e);
    const py = ry * Math.sign(s) * (power === 2 ? Math.abs(s) : Math.abs(s) ** e);
    out.push(turn ? add([x, y], rotate([px, py], turn)) : [x + px, y + py]);
  }
  return out;
}

/** A star of `points` rays; `waist` is the inner radius as a share of `radius`. */
export function star(x: number, y: number, radius: number, waist = 0.35, points = 4): Point[] {
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const r = i % 2 ? radius * waist : radius;
    const angle = (i * Math.PI) / points;
    return [x + Math.sin(angle) * r, y - Math.cos(angle) * r];
  });
}

/** An arc of `samples` points from `a` to just before `b` that bulges by the share `bend` of the distance to the side. */
export function bow(a: Point, b: Point, bend: number, samples = 7): Point[] {
  const c = add(between(a, b), scale(perpendicular(subtract(b, a)), bend));
  return Array.from({ length: samples }, (_, i): Point => {
    const t = i / samples;
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]];
  });
}

/** The same line in `count` equal steps (`count` + 1 points). */
export function resample(line: Polyline, count: number): Point[] {
  const far = [0];
  for (let i = 1; i < line.length; i++)
    far.push(at(far, -1) + length(subtract(at(line, i), at(line, i - 1))));
  const total = at(far, -1) || 1;
  const out: Point[] = [];
  let j = 1;
  for (let i = 0; i <= count; i++) {
    const s = (total * i) / count;
    while (j < line.length - 1 && at(far, j) < s) j++;
    const step = at(far, j) - at(far, j - 1) || 1;
    out.push(between(at(line, j - 1), at(line, j), clamp01((s - at(far, j - 1)) / step)));
  }
  return out;
}

/** The stretch of a line between two shares (0…1) of its length. */
export function section(line: Polyline, from: number, to: number, count = 24): Point[] {
  const fine = resample(line, 100);
  return resample(fine.slice(Math.round(from * 100), Math.round(to * 100) + 1), count);
}

export interface TubeOptions {
  samples?: number;
  start?: 'round' | 'flat';
  end?: 'round' | 'flat';
}

/**
 * Outline of a tube along `centre`: limbs, locks, braids, sleeves.
 * `radius` is given along the tube: evenly spaced values, or a function of 0…1.
 */
export function tube(
  centre: Polyline,
  radius: readonly number[] | ((t: number) => number),
  { samples = 26, start = 'round', end = 'round' }: TubeOptions = {},
): Point[] {
  const line = resample(centre, samples);
  const radiusAt = (t: number): number => {
    if (typeof radius === 'function') return Math.max(0, radius(t));
    const x = t * (radius.length - 1);
    const i = Math.min(radius.length - 2, Math.floor(x));
    return Math.max(0, lerp(at(radius, i), at(radius, i + 1), smoothstep(0, 1, x - i)));
  };
  const along = line.map((_, i) => unit(subtract(at(line, i + 1), at(line, Math.max(0, i - 1)))));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= samples; i++) {
    const side = scale(perpendicular(at(along, i)), radiusAt(i / samples));
    left.push(subtract(at(line, i), side));
    right.push(add(at(line, i), side));
  }
  const cap = (centrePoint: Point, direction: Point, r: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = -Math.PI / 2 + (Math.PI * (i + 1)) / 8;
      const toward = add(scale(perpendicular(direction), Math.sin(angle)), scale(direction, Math.cos(angle)));
      return add(centrePoint, scale(toward, r));
    });
  const out = [...left];
  if (end === 'round') out.push(...cap(at(line, samples), at(along, samples), radiusAt(1)));
  out.push(...right.reverse());
  if (start === 'round') out.push(...cap(at(line, 0), scale(at(along, 0), -1), radiusAt(0)));
  return out;
}

/** Signed area of a closed line in square units; its sign is the winding. */
export function area(ring: Polyline): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = at(ring, i);
    const b = at(ring, (i + 1) % ring.length);
    sum += a[0] * b[1] - a[1] * b[0];
  }
  return sum / 2;
}

/** The line, moved by `dx` and `dy` units. */
export const shifted = (ring: Polyline, dx: number, dy: number): Point[] =>
  ring.map(([x, y]): Point => [x + dx, y + dy]);

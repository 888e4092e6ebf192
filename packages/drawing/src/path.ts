/**
 * Outlines as SVG paths with their bounds. One path feeds fill, stroke, clip and shadow edge.
 * Boxes of curves hold their knots, which is near enough for shading and for blur margins.
 */
import { bounds } from './box.ts';
import type { Point, SvgPath } from './draw-list.ts';
import type { Random } from './random.ts';

const turn = Math.PI * 2;
const short = (v: number): number => Math.round(v * 10) / 10;

/** A path of straight lines through the points, closed unless told otherwise. */
export const polygonPath = (points: readonly Point[], close = true): SvgPath => ({
  d: `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${close ? 'Z' : ''}`,
  box: bounds([points]),
});

/** A Catmull-Rom curve through the points; `tension` 1 is round, 0 straight. */
export function smooth(points: readonly Point[], close = true, tension = 1): SvgPath {
  const count = points.length;
  const at = (i: number): Point =>
    points[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const start = at(0);
  let d = `M${short(start[0])} ${short(start[1])}`;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    d += `C${short(from[0] + (to[0] - before[0]) * k)} ${short(from[1] + (to[1] - before[1]) * k)}`;
    d += ` ${short(to[0] - (after[0] - from[0]) * k)} ${short(to[1] - (after[1] - from[1]) * k)}`;
    d += ` ${short(to[0])} ${short(to[1])}`;
  }
  return { d: d + (close ? 'Z' : ''), box: bounds([points]) };
}

/** A box with round corners; place, size and radius in one unit, the radius at most half the shorter side. */
export function roundedRect(x: number, y: number, width: number, height: number, radius = 0): SvgPath {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  const corner = (toX: number, toY: number): string =>
    `A${short(r)} ${short(r)} 0 0 1 ${short(toX)} ${short(toY)}`;
  const right = x + width;
  const bottom = y + height;
  return {
    d:
      `M${short(x + r)} ${short(y)}H${short(right - r)}${corner(right, y + r)}V${short(bottom - r)}` +
      `${corner(right - r, bottom)}H${short(x + r)}${corner(x, bottom - r)}V${short(y + r)}${corner(x + r, y)}Z`,
    box: [x, y, width, height],
  };
}

/** `rotation` in radians. */
export function ellipsePath(cx: number, cy: number, rx: number, ry = rx, rotation = 0): SvgPath {
  const dx = Math.cos(rotation) * rx;
  const dy = Math.sin(rotation) * rx;
  const half = `A${short(rx)} ${short(ry)} ${short((rotation * 180) / Math.PI)} 1 1`;
  const left = `${short(cx - dx)} ${short(cy - dy)}`;
  return {
    d: `M${left}${half} ${short(cx + dx)} ${short(cy + dy)}${half} ${left}Z`,
    box: [cx - rx, cy - ry, 2 * rx, 2 * ry],
  };
}

/** A round lump of `knots` knots, each off by up to half of `jitter`, a share of the radius. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  knots: number,
  jitter: number,
  dice: Random,
): SvgPath {
  const points: Point[] = [];
  for (let i = 0; i < knots; i++) {
    const angle = (i / knots) * turn;
    const reach = 1 + (dice.next() - 0.5) * jitter;
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
  }
  return smooth(points);
}

/** A cloud or tree-crown outline made of a number of arcs; `bulge` is their radius as a share of their width. */
export function scallop(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  arcs: number,
  dice?: Random,
  bulge = 0.62,
): SvgPath {
  const points: Point[] = [];
  for (let i = 0; i < arcs; i++) {
    const angle = ((i + (dice ? dice.signed() * 0.22 : 0)) / arcs) * turn;
    points.push([cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]);
  }
  let d = '';
  points.forEach((from, i) => {
    const to = points[(i + 1) % arcs] as Point;
    const radius = short(Math.hypot(to[0] - from[0], to[1] - from[1]) * bulge);
    if (i === 0) d = `M${short(from[0])} ${short(from[1])}`;
    d += `A${radius} ${radius} 0 0 1 ${short(to[0])} ${short(to[1])}`;
  });
  const [x, y, width, height] = bounds([points]);
  const margin = Math.max(rx, ry) * 0.2;
  return { d: `${d}Z`, box: [x - margin, y - margin, width + 2 * margin, height + 2 * margin] };
}

/** A pointed leaf from its stalk at x, y; `bend` is a share of its length. */
export function leaf(x: number, y: number, length: number, width: number, angle: number, bend = 0): SvgPath {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const place = (along: number, across: number): Point => [
    x + c * along - s * across,
    y + s * along + c * across,
  ];
  const tip = place(length, bend * length);
  const left = place(length * 0.45, -width + bend * length * 0.3);
  const right = place(length * 0.45, width + bend * length * 0.3);
  const pair = ([px, py]: Point): string => `${short(px)} ${short(py)}`;
  return {
    d: `M${pair([x, y])}Q${pair(left)} ${pair(tip)}Q${pair(right)} ${pair([x, y])}Z`,
    box: bounds([[[x, y], tip, left, right]]),
  };
}

/** Ground below the line `height(x)`; `top` is that line alone, to be stroked. */
export function hill(
  from: number,
  to: number,
  height: (x: number) => number,
  bottom: number,
  step = 80,
): SvgPath & { top: string } {
  const points: Point[] = [];
  for (let x = from; x <= to + 1; x += step) points.push([x, height(x)]);
  const line = smooth(points, false);
  return {
    d: `${line.d}L${to} ${bottom}L${from} ${bottom}Z`,
    top: line.d,
    box: [from, line.box[1], to - from, bottom - line.box[1]],
  };
}

/** A star of `points` rays between the radii `inner` and `outer`; `rotation` in radians, by default one ray up. */
export function starPath(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  rotation = -Math.PI / 2,
): SvgPath {
  const corners: Point[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 ? inner : outer;
    const angle = rotation + (i * Math.PI) / points;
    corners.push([cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]);
  }
  return polygonPath(corners);
}

/** A four-pointed glint with hollow sides; `waist` is its inner size as a share of the radius. */
export function spark(cx: number, cy: number, radius: number, waist = 0.12): SvgPath {
  const q = radius * waist;
  const side = (x0: number, y0: number, x1: number, y1: number): string =>
    `Q${short(x0)} ${short(y0)} ${short(x1)} ${short(y1)}`;
  return {
    d:
      `M${short(cx)} ${short(cy - radius)}` +
      side(cx + q, cy - q, cx + radius, cy) +
      side(cx + q, cy + q, cx, cy + radius) +
      side(cx - q, cy + q, cx - radius, cy) +
      `${side(cx - q, cy - q, cx, cy - radius)}Z`,
    box: [cx - radius, cy - radius, 2 * radius, 2 * radius],
  };
}

/** A limb along `points` whose width runs from `first` to `last`, or follows `first(t)`. */
export function taper(points: readonly Point[], first: number | ((t: number) => number), last = 0): SvgPath {
  const left: Point[] = [];
  const right: Point[] = [];
  const end = points.length - 1;
  points.forEach(([x, y], i) => {
    const before = points[Math.max(0, i - 1)] as Point;
    const after = points[Math.min(end, i + 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    const half = (typeof first === 'function' ? first(i / end) : first + ((last - first) * i) / end) / 2;
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  });
  return smooth([...left, ...right]);
}

/** Points of a curl that winds inwards. Angles in radians, `direction` 1 clockwise. */
export function spiral(
  cx: number,
  cy: number,
  radius: number,
  turns: number,
  startAngle: number,
  direction = 1,
  steps = 26,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const reach = radius * (1 - t) ** 1.15;
    const angle = startAngle + direction * t * turns * turn;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
}

/** Several outlines as one. */
export function join(...shapes: readonly (SvgPath | readonly SvgPath[])[]): SvgPath {
  const all = shapes.flat() as SvgPath[];
  const corners = all.flatMap(({ box: [x, y, width, height] }): Point[] => [
    [x, y],
    [x + width, y + height],
  ]);
  return { d: all.map((shape) => shape.d).join(''), box: corners.length ? bounds([corners]) : [0, 0, 0, 0] };
}

/** An SVG path from its text: the box holds every end and control point (arcs: their ends and radii). */
export function svgPath(d: string): SvgPath {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    const size = { H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }[kind] ?? 2;
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const part = numbers.slice(i, i + size);
      const [baseX, baseY] = relative ? [x, y] : [0, 0];
      const value = (index: number): number => part[index] ?? 0;
      if (kind === 'H') x = baseX + value(0);
      else if (kind === 'V') y = baseY + value(0);
      else {
        for (let j = kind === 'A' ? 5 : 0; j < size - 2; j += 2) {
          points.push([baseX + value(j), baseY + value(j + 1)]);
        }
        x = baseX + value(size - 2);
        y = baseY + value(size - 1);
      }
      if (kind === 'A') points.push([x - value(0), y - value(1)], [x + value(0), y + value(1)]);
      points.push([x, y]);
    }
  }
  return { d, box: points.length ? bounds([points]) : [0, 0, 0, 0] };
}

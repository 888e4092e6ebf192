import { bounds, type Path, type Point, type SvgPath } from '@milestoon/drawing';

/** Where a point of a drawing comes to lie. */
export type Warp = (point: Point) => Point;

type Cubic = readonly [first: Point, second: Point, to: Point];

/** An outline with each of its points elsewhere. Lines stay lines; arcs become curves, which can lean. */
export function warpPath(path: Path, warp: Warp): Path {
  return 'd' in path ? warpSvgPath(path, warp) : { rings: path.rings.map((ring) => ring.map(warp)) };
}

export function warpSvgPath({ d }: SvgPath, warp: Warp): SvgPath {
  const points: Point[] = [];
  const put = (point: Point): string => {
    const [x, y] = warp(point);
    points.push([x, y]);
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  let text = '';
  let at: Point = [0, 0];
  let start: Point = at;
  /** Control point of the curve before, for those that go on smoothly. */
  let handle: Point | null = null;
  for (const [, command = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toUpperCase();
    if (kind === 'Z') {
      text += 'Z';
      at = start;
      continue;
    }
    const relative = command !== kind;
    for (const [index, part] of inParts(rest, sizes[kind] ?? 2).entries()) {
      const n = (i: number): number => part[i] ?? 0;
      const [baseX, baseY] = relative ? at : [0, 0];
      const p = (i: number): Point => [baseX + n(i), baseY + n(i + 1)];
      const mirrored: Point = handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
      let next: Point = at;
      let curve: Point | null = null;
      if (kind === 'M' || kind === 'L') {
        next = p(0);
        if (kind === 'M' && index === 0) start = next;
        text += `${kind === 'M' && index === 0 ? 'M' : 'L'}${put(next)}`;
      } else if (kind === 'H' || kind === 'V') {
        next = kind === 'H' ? [baseX + n(0), at[1]] : [at[0], baseY + n(0)];
        text += `L${put(next)}`;
      } else if (kind === 'C') {
        [curve, next] = [p(2), p(4)];
        text += `C${put(p(0))} ${put(curve)} ${put(next)}`;
      } else if (kind === 'S') {
        [curve, next] = [p(0), p(2)];
        text += `C${put(mirrored)} ${put(curve)} ${put(next)}`;
      } else if (kind === 'Q' || kind === 'T') {
        curve = kind === 'Q' ? p(0) : mirrored;
        next = p(kind === 'Q' ? 2 : 0);
        text += `Q${put(curve)} ${put(next)}`;
      } else {
        next = p(5);
        for (const [first, second, to] of arcCurves(at, next, part))
          text += `C${put(first)} ${put(second)} ${put(to)}`;
      }
      at = next;
      handle = curve;
    }
  }
  return { d: text, box: points.length ? bounds([points]) : [0, 0, 0, 0] };
}

const sizes: Record<string, number> = { H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };

function inParts(text: string, size: number): number[][] {
  const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, i) =>
    numbers.slice(i * size, (i + 1) * size),
  );
}

/** An elliptical arc as cubic curves of a quarter turn at most (SVG 2, appendix B.2.4). */
function arcCurves(
  from: Point,
  to: Point,
  [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0]: number[],
): Cubic[] {
  if (rx0 === 0 || ry0 === 0 || (from[0] === to[0] && from[1] === to[1])) return [[from, to, to]];
  const turned = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [c * hx + s * hy, c * hy - s * hx];
  const grow = Math.max(1, Math.hypot(x / rx0, y / ry0));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const away = (rx * y) ** 2 + (ry * x) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - away) / away));
  const [mx, my] = [(k * rx * y) / ry, (-k * ry * x) / rx];
  const [cx, cy] = [c * mx - s * my + (from[0] + to[0]) / 2, s * mx + c * my + (from[1] + to[1]) / 2];
  const angle = Math.atan2((y - my) / ry, (x - mx) / rx);
  const full = Math.atan2((-y - my) / ry, (-x - mx) / rx) - angle;
  const way = sweep ? (full < 0 ? full + 2 * Math.PI : full) : full > 0 ? full - 2 * Math.PI : full;
  const count = Math.max(1, Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-6));
  const step = way / count;
  const pull = (4 / 3) * Math.tan(step / 4);
  const place = (a: number, along: number): Point => {
    const [u, v] = [rx * (Math.cos(a) - along * Math.sin(a)), ry * (Math.sin(a) + along * Math.cos(a))];
    return [cx + c * u - s * v, cy + s * u + c * v];
  };
  return Array.from({ length: count }, (_, i): Cubic => {
    const [a, b] = [angle + i * step, angle + (i + 1) * step];
    return [place(a, pull), place(b, -pull), i === count - 1 ? to : place(b, 0)];
  });
}

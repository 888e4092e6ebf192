import type { Point } from '@milestoon/drawing';
import type { Picture, PictureShape } from './picture.ts';

/** What has happened to a thing, by what stands before the name of its picture. */
const damages = ['half', 'bitten', 'broken'] as const;
type Damage = (typeof damages)[number];

const prefix = new RegExp(`^(${damages.join('|')})-(.+)$`);

/** 'half-cookie' is half of the cookie, 'bitten-red-apple' lacks a bite and 'broken-plate' lies in two pieces. */
export function damageNamed(name: string): { damage: Damage; of: string } | undefined {
  const [, damage, of] = prefix.exec(name) ?? [];
  return damage && of ? { damage: damage as Damage, of } : undefined;
}

/** A picture as it looks afterwards. */
export function damaged({ name, metres, shapes }: Picture, damage: Damage): Picture {
  const made = { name: `${damage}-${name}`, metres };
  if (damage === 'half') return { ...made, shapes: cut(shapes, ([x, y]) => jagged(y) - x) };
  if (damage === 'bitten')
    return { ...made, shapes: cut(shapes, ([x, y]) => 0.2 + jagged(y - x) - (x - y) / 2) };
  const left = cut(shapes, ([x, y]) => jagged(y) - x);
  const right = cut(shapes, ([x, y]) => x - jagged(y));
  return { ...made, shapes: [...turned(left, -0.2, [-0.09, 0.04]), ...turned(right, 0.26, [0.1, 0.06])] };
}

/** Nothing breaks along a straight line. */
const jagged = (along: number): number => 0.028 * Math.sin(along * 34);

/** What of the shapes lies where the measure is positive. */
function cut(shapes: readonly PictureShape[], inside: (point: Point) => number): PictureShape[] {
  return shapes.flatMap(({ color, rings }) => {
    const kept = rings
      .map((ring) => clipped(dense(ring as Point[]), inside))
      .filter(({ length }) => length > 2);
    return kept.length > 0 ? [{ color, rings: kept }] : [];
  });
}

/** Corners stay near enough to each other for a jagged line. */
const dense = (ring: readonly Point[]): Point[] =>
  ring.flatMap(([x, y], i): Point[] => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    const parts = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / 0.04));
    return Array.from(
      { length: parts },
      (_, k): Point => [x + ((u - x) * k) / parts, y + ((v - y) * k) / parts],
    );
  });

/** Sutherland and Hodgman's clipping of a polygon, by one edge. */
function clipped(ring: readonly Point[], inside: (point: Point) => number): Point[] {
  return ring.flatMap((point, i): Point[] => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const [a, b] = [inside(point), inside(next)];
    const own: Point[] = a >= 0 ? [point] : [];
    if (a >= 0 === b >= 0) return own;
    const share = a / (a - b);
    return [...own, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}

const turned = (shapes: readonly PictureShape[], turn: number, [dx, dy]: Point): PictureShape[] =>
  shapes.map(({ color, rings }) => ({
    color,
    rings: rings.map((ring) =>
      ring.map(
        ([x, y]): Point => [
          (x * Math.cos(turn) - y * Math.sin(turn)) * 0.9 + dx,
          (x * Math.sin(turn) + y * Math.cos(turn)) * 0.9 + dy,
        ],
      ),
    ),
  }));

/** The building blocks of hair: cut edges, locks, curls. */
import {
  add,
  at,
  between,
  bow,
  ellipse,
  length,
  lerp,
  openCurve,
  type Point,
  type Polyline,
  random,
  scale,
  subtract,
  tube,
} from '@milestoon/drawing';
import type { DrawingStyle } from '../drawing-style.ts';
import type { EdgeKnot } from './hair-drawing.ts';

const bends = { sharp: 0.15, chunky: 0.1, round: 0.15, wisp: 0.2 } as const;
const point = (knot: EdgeKnot): Point => [knot[0], knot[1]];

/** Knots → cut edge. A clump is two arcs that bend the same way; the style decides how its tip ends. */
export function cutEdge(style: DrawingStyle, knots: readonly EdgeKnot[]): Point[] {
  if (style.tip === 'round') return scallops(knots);
  const longer = style.tip === 'wisp' ? 1.1 : 1;
  const out: Point[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    let a = point(at(knots, i));
    let b = point(at(knots, i + 1));
    const tip = at(knots, i)[2] === 'tip' ? at(knots, i) : at(knots, i + 1);
    if (longer > 1) {
      const stretched = (j: number): Point => {
        const root = between(point(at(knots, j - 1)), point(at(knots, j + 1)));
        return add(root, scale(subtract(point(at(knots, j)), root), longer));
      };
      if (at(knots, i)[2] === 'tip' && i > 0) a = stretched(i);
      if (at(knots, i + 1)[2] === 'tip' && i + 2 < knots.length) b = stretched(i + 1);
    }
    out.push(...bow(a, b, (tip[3] ?? 1) * bends[style.tip], 9));
  }
  out.push(point(at(knots, -1)));
  return out;
}

/** Soft scallops: corners in the valleys only, and the notches shallower. */
function scallops(knots: readonly EdgeKnot[]): Point[] {
  const last = knots.length - 1;
  const isTip = (i: number): boolean => at(knots, i)[2] === 'tip';
  return openCurve(
    knots.map((knot, i) => {
      let p = point(knot);
      const inside = i > 0 && i < last;
      const pull = (k: number): Point => {
        const middle = between(point(at(knots, i - 1)), point(at(knots, i + 1)));
        return add(middle, scale(subtract(p, middle), k));
      };
      if (inside && knot[2] === 'valley') p = pull(0.62);
      else if (inside && isTip(i) && !isTip(i - 1) && !isTip(i + 1)) p = pull(0.86);
      return [p[0], p[1], inside && !isTip(i) ? 1 : 0] as const;
    }),
    8,
  );
}

export interface LockOptions {
  belly?: number;
  root?: number;
  /** Pointed even where tips are round. */
  pointed?: boolean;
}

/** A lock is a tube that swells and then runs out in the style's kind of tip. */
export function lockShape(
  style: DrawingStyle,
  line: readonly Point[],
  width: number,
  options: LockOptions = {},
): Point[] {
  const { belly = 0.25, root = 0.7, pointed = false } = options;
  const radius = (t: number): number => {
    const base = width * lerp(root, 1, Math.min(1, t * 3)) * (1 + belly * Math.sin(Math.PI * t));
    if (style.tip === 'round') return base * (1 - (pointed ? 0.8 : 0.42) * t * t);
    return base * (style.tip === 'chunky' ? 1 - t ** 3.2 : 1 - t ** 2.1);
  };
  return tube(openCurve(line, 10), radius, {
    samples: 24,
    start: 'round',
    end: style.tip === 'round' ? 'round' : 'flat',
  });
}

/** Circles of slightly different size and place. */
export function curls(centres: readonly Point[], radius: number, seed: number, corners = 26): Point[][] {
  const { signed, between: range } = random(seed);
  return centres.map(([x, y]) => {
    const r = radius * range(0.93, 1.11);
    return ellipse(x + signed() * radius * 0.12, y + signed() * radius * 0.12, r, r, 0, corners);
  });
}

/** `count` + 1 evenly spaced points on the curve through `knots`. */
export function spread(knots: readonly Point[], count: number): Point[] {
  const line = openCurve(knots, 10);
  let total = 0;
  const far = line.map((p, i) => {
    if (i > 0) total += length(subtract(p, at(line, i - 1)));
    return total;
  });
  return Array.from({ length: count + 1 }, (_, i) => {
    const j = far.findIndex((d) => d >= (total * i) / count - 1e-9);
    return at(line, Math.max(0, j));
  });
}

/** Part of a ring as an open line. */
export const arcOf = (ring: Polyline, from: number, to: number): Point[] => ring.slice(from, to);

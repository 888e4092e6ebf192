import {
  ellipsePath,
  polygonPath,
  at,
  clamp01,
  css,
  easing,
  join,
  type Point,
  random,
  smooth,
  type SvgPath,
} from '@milestoon/drawing';
import { type Drawing, drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';
import type { AdventureKit } from '../kit.ts';

/** Stays below the faces. */
const way: readonly Point[] = [
  [60, 1000],
  [420, 1030],
  [760, 1000],
  [1130, 1015],
  [1360, 900],
  [1420, 560],
];
const red = css([0.66, 0.2, 32]);
const lineShare = 0.4;

/** A dashed line runs over the map to its cross; there ink splashes and opens on the next picture. */
export const mapLine = (kit: AdventureKit): Transition => ({
  frames: 19,
  at(t) {
    const splash = easing.soft(clamp01((t - lineShare) / (1 - lineShare)));
    const below = drawn((drawing) => {
      if (t < 0.62) drawLine(kit, drawing, 0.12 + 0.88 * easing.soft(clamp01(t / lineShare)));
    });
    if (splash <= 0) return { reveal: null, below, above: [] };
    const { rim, hole, drops } = inkSplash(splash);
    below.push(
      { kind: 'fill', path: rim, paint: kit.ink() },
      { kind: 'fill', path: drops, paint: kit.ink() },
    );
    return { reveal: hole, below, above: [] };
  },
});

function drawLine(kit: AdventureKit, drawing: Drawing, share: number): void {
  const steps = 90;
  const points = Array.from({ length: Math.floor(steps * share) + 1 }, (_, i) => along(i / steps));
  if (points.length > 2) {
    const dash = { dash: [52, 36], cap: 'butt' } as const;
    drawing.stroke(polygonPath(points, false), kit.ink(), 32, dash);
    drawing.stroke(polygonPath(points, false), red, 19, dash);
  }
  if (share < 0.97) return;
  const [x, y] = at(way, -1);
  for (const [color, width] of [
    [kit.ink(), 40],
    [red, 24],
  ] as const) {
    drawing.stroke(`M${x - 60} ${y - 50}l120 100m0 -100l-120 100`, color, width);
  }
}

/** A point of the uniform Catmull-Rom curve through the way. */
function along(share: number): Point {
  const place = share * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(place));
  const t = place - i;
  const [a, b, c, d] = [
    at(way, Math.max(0, i - 1)),
    at(way, i),
    at(way, i + 1),
    at(way, Math.min(way.length - 1, i + 2)),
  ];
  const axis = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [axis(0), axis(1)];
}

/** The rim is spiky, the hole in it rounder. */
function inkSplash(share: number): { rim: SvgPath; hole: SvgPath; drops: SvgPath } {
  const dice = random(7);
  const cx = 1420 - 430 * share;
  const cy = 560 - 20 * share;
  const radius = 70 + 1130 * share ** 1.05;
  const place = (angle: number, reach: number): Point => [
    cx + Math.cos(angle) * radius * reach,
    cy + Math.sin(angle) * radius * reach,
  ];
  const rim: Point[] = [];
  const hole: Point[] = [];
  const spikes = 34;
  for (let i = 0; i < spikes; i++) {
    const angle = (i / spikes) * Math.PI * 2;
    rim.push(place(angle, i % 2 ? dice.between(0.96, 1.04) : dice.between(1.14, 1.62)));
    hole.push(place(angle, i % 2 ? 0.86 : dice.between(0.9, 0.98)));
  }
  const drops = Array.from({ length: 34 }, () => {
    const [x, y] = place(dice.next() * Math.PI * 2, dice.between(1.15, 1.62));
    return ellipsePath(x, y, dice.between(8, 46) * (1 - share * 0.4));
  });
  return { rim: smooth(rim, true, 0.55), hole: smooth(hole), drops: join(drops) };
}

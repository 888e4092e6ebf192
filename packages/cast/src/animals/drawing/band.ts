/** The child's colour: a collar round the neck, a halter round the nose. */
import { type DrawOp, openCurve, type Point, solid, tube } from '@milestoon/drawing';
import { type Ball, disc, mixed, plus, round, type Sight, type Spot, times } from '../rig/space.ts';
import type { Head, Species } from '../species.ts';
import type { Brush } from './brush.ts';

/** The part of a ring round an axis that is on the side of the viewer. */
function halfRing(middle: Spot, axis: Spot, r: number, sight: Sight): Point[] {
  const length = Math.hypot(axis[0], axis[1]) || 1;
  const front: Spot = [-axis[1] / length, axis[0] / length, 0];
  const spots = Array.from({ length: 9 }, (_, i): Spot => {
    const angle = -sight.yaw + ((i - 4) / 8) * Math.PI;
    return plus(middle, [
      front[0] * Math.cos(angle) * r,
      front[1] * Math.cos(angle) * r,
      Math.sin(angle) * r,
    ]);
  });
  return openCurve(spots.map(sight.see), 4);
}

export function collar(
  { pen, coat }: Brush,
  { collar: kind, neck }: Species,
  head: Spot,
  chest: Ball,
  sight: Sight,
): DrawOp[] {
  if (kind !== 'collar') return [];
  const root: Spot = [chest.at[0], chest.at[1] - chest.r[1] * 0.5, 0];
  const axis = plus(head, times(root, -1));
  const middle = plus(mixed(root, head, 0.3), [0, 0.02, 0]);
  const r = neck.thick * 1.12;
  const ring = tube(
    halfRing(middle, axis, r, sight),
    [0.2, 0.25, 0.2].map((k) => k * neck.thick),
    { samples: 14 },
  );
  const front = plus(middle, [r, r * 0.45, 0]);
  const bell =
    sight.near([1, 0, 0]) > 0
      ? solid(pen, [disc(round(front, neck.thick * 0.24), sight, 20)], '#f5c851', { line: 0.8 })
      : [];
  return [...solid(pen, [ring], coat.collar, { line: 0.9, shade: 0.6 }), ...bell];
}

/** In the space of the head. */
export function halter({ pen, coat }: Brush, { snout }: Head, sight: Sight): DrawOp[] {
  const [root, tip] = snout;
  if (!root || !tip || sight.near([1, 0, 0]) < -0.12) return [];
  const middle = mixed(root.at, tip.at, 0.5);
  // Along the nose the front of the ring is its upper side.
  const axis = plus(root.at, times(tip.at, -1));
  const r = mixed(root.r, tip.r, 0.5)[2];
  return solid(
    pen,
    [tube(halfRing(middle, axis, r * 1.02, sight), [0.022, 0.026, 0.022], { samples: 12 })],
    coat.collar,
    {
      line: 0.7,
      shade: 0.3,
    },
  );
}

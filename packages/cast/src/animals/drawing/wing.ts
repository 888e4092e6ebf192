import { adjust, closedCurve, type DrawOp, type Point, solid } from '@milestoon/drawing';
import type { Posture } from '../rig/posture.ts';
import type { Joints } from '../rig/skeleton.ts';
import { lifted, plus, type Sight, type Spot } from '../rig/space.ts';
import type { Layered, Species } from '../species.ts';
import { type Brush, dimmed, fur } from './brush.ts';

/** Leaf of a wing along the side: backwards and outwards from the shoulder, as shares of length and breadth. */
const leaf: readonly (readonly [back: number, out: number])[] = [
  [-0.12, 0.1],
  [0.05, 0.75],
  [0.4, 1],
  [0.72, 0.8],
  [1.02, 0.5],
  [0.7, 0.1],
  [0.25, -0.12],
];

/** Folded a wing lies on the side; spread it turns about the shoulder and beats. */
export function wings(
  brush: Brush,
  species: Species,
  joints: Joints,
  { wings: spread, beat }: Posture,
  sight: Sight,
): Layered[] {
  const { wings: plan } = species;
  if (!plan) return [];
  const { chest, hip } = joints;
  const slope = Math.atan2(hip.at[1] - chest.at[1], chest.at[0] - hip.at[0]);
  // From hanging (0) over level to raised.
  const raised = spread * (1.55 + 0.75 * beat);
  return [1, -1].map((side): Layered => {
    const root: Spot = [
      chest.at[0] * 0.7 + hip.at[0] * 0.3,
      chest.at[1] - chest.r[1] * 0.18 - spread * 0.06,
      side * chest.r[2] * 0.92,
    ];
    const spots = leaf.map(([back, out]): Spot => {
      // Spread, a wing reaches out further than it is long.
      // Folded it hugs the side: its upper edge lies further in.
      const hug = (1 - spread) * (out < 0.3 ? -0.075 : out < 0.6 ? -0.03 : 0.02);
      const reach = out * plan.breadth * (1 + 1.5 * spread);
      const along = lifted(
        [-back * plan.length * (1 - 0.3 * spread), 0, 0],
        slope * (1 - 0.4 * spread) + 0.65 * spread,
      );
      return plus(root, [
        along[0],
        along[1] + reach * Math.cos(raised),
        side * (0.02 + hug + reach * Math.sin(raised)),
      ]);
    });
    const near = sight.near([0, 0, side * 0.3]);
    const color = adjust(brush.coat.fur, { lightness: -0.07 });
    const ops: DrawOp[] = solid(
      brush.pen,
      [
        closedCurve(
          spots.map((spot): Point => sight.see(spot)),
          5,
        ),
      ],
      near < 0 ? dimmed(color) : color,
      { ...fur, shade: 0.7 },
    );
    return { near, ops };
  });
}

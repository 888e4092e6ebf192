/** What some wear on the trunk: fleece, a shell. */
import {
  adjust,
  bounds,
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  type Point,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Joints } from '../rig/skeleton.ts';
import { type Ball, type Sight, skinOver } from '../rig/space.ts';
import { type Brush, fur } from './brush.ts';

/** A scalloped edge round the balls. */
export function fleece({ pen, coat }: Brush, balls: readonly Ball[], sight: Sight): DrawOp[] {
  const [x, y, width, height] = bounds([skinOver(balls, sight)]);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const count = 13;
  const ring = Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = (i / (count * 2)) * 2 * Math.PI;
    const out = i % 2 ? 0.94 : 1.09;
    return [cx + (width / 2) * out * Math.cos(angle), cy + (height / 2) * out * Math.sin(angle)];
  });
  const curls = [-0.24, 0.05, 0.3].map((dx, i) =>
    wire(
      ellipse(cx + dx * width, cy + ((i % 2) - 0.4) * height * 0.3, width * 0.07, height * 0.08, 0, 14).slice(
        0,
        10,
      ),
      0.012,
      adjust(coat.pale, { lightness: -0.12 }),
    ),
  );
  return solid(pen, [closedCurve(ring, 4)], coat.pale, { ...fur, shade: 0.8, inner: curls });
}

/** A dome with plates and a rim. */
export function shell({ pen }: Brush, color: Color, { hip, belly, chest }: Joints, sight: Sight): DrawOp[] {
  const [x, y, width, height] = bounds([skinOver([hip, belly, chest], sight)]);
  const [cx, base] = [x + width / 2, y + height * 0.84];
  const half = width * 0.52;
  const dome: Point[] = [
    [cx - half, base - height * 0.08],
    [cx - half * 0.86, base - height * 0.55],
    [cx - half * 0.45, base - height * 1.02],
    [cx, base - height * 1.16],
    [cx + half * 0.45, base - height * 1.02],
    [cx + half * 0.86, base - height * 0.55],
    [cx + half, base - height * 0.08],
    [cx, base + height * 0.04],
  ];
  const dark = adjust(color, { lightness: -0.1 });
  const plates = [-0.56, 0, 0.56].map((dx) =>
    fill(
      ellipse(
        cx + dx * half,
        base - height * (0.66 - Math.abs(dx) * 0.32),
        half * 0.23,
        height * 0.24,
        dx * 0.6,
        20,
      ),
      dark,
    ),
  );
  const rim: Point[] = [
    [cx - half * 1.03, base - height * 0.1],
    [cx, base + height * 0.04],
    [cx + half * 1.03, base - height * 0.1],
    [cx + half * 0.95, base + height * 0.03],
    [cx, base + height * 0.17],
    [cx - half * 0.95, base + height * 0.03],
  ];
  return [
    ...solid(pen, [closedCurve(dome)], color, { inner: plates }),
    ...solid(pen, [closedCurve(rim)], adjust(color, { lightness: 0.08 }), { shade: 0.4, line: 0.8 }),
  ];
}

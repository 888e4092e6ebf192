import { add, closedCurve, type Knot, type Point, type Polyline, rotate } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { between, isTurned } from '../view/yaw.ts';
import { carriedRound } from '../view/turned-torso.ts';

/**
 * Places on the torso: `chest` counts from the neck pit, `hips` from the hip, both turned with them. On a
 * body that has turned away marks of the front are carried round its side.
 */
export interface Torso {
  chest(point: Point): Point;
  hips(point: Point): Point;
  chestKnot(knot: Knot): Knot;
  hipKnot(knot: Knot): Knot;
  outline: Polyline;
  /** Shoulder width against a child's. */
  broad: number;
}

export function torsoOf(figure: Figure): Torso {
  const { joints, style, build, fit } = figure;
  const onChest = (p: Point): Point => add(joints.chest, rotate(p, joints.chestTurn));
  const onHips = (p: Point): Point => add(joints.hip, rotate(p, joints.hipTurn));
  const chest = (p: Point): Point => onChest([p[0] * depth, p[1]]);
  const hips = (p: Point): Point => onHips([p[0] * depth, p[1]]);
  const k = (build.halfShoulder / 0.275) * style.body.shoulder;
  const yaw = figure.yaw.body;
  const depth = between(yaw, 1, 0.74, 1);
  const wide = style.body.torso * build.belly;
  const hem = fit.hemWidth * ((build.halfHip + 0.155) / 0.29);
  const waist = wide * k ** 0.5;
  // A skirt is narrow at the waist and falls outward; its hem is round.
  const skirt = fit.skirt !== null && fit.hem > 0.2;
  const hip = wide * (skirt ? 1 + (hem - 1) * 0.4 : hem);
  const round = skirt ? 0.06 : 0.028;
  const slope = Math.max(0, k - 1.1) * 0.07;
  const left: Knot[] = [
    ...(
      [
        [-0.115, -0.045 - slope],
        [-0.205 * k, -0.012],
        [-0.288 * k, 0.055 + slope],
        [-0.292 * k, 0.17],
      ] as Point[]
    ).map(chest),
    ...(
      [
        [-0.272 * waist, -0.3],
        [-0.282 * hip, -0.12],
      ] as Point[]
    ).map(hips),
  ];
  const right: Knot[] = [
    ...(
      [
        [0.115, -0.045 - slope],
        [0.198 * k, -0.012],
        [0.27 * k, 0.055 + slope],
        [0.276 * k, 0.17],
      ] as Point[]
    ).map(chest),
    ...(
      [
        [0.262 * waist, -0.3],
        [0.274 * hip, -0.12],
      ] as Point[]
    ).map(hips),
  ];
  const corner = (p: Point): Knot => [...hips(p), 1];
  const bottom = [
    corner([-0.292 * hem * wide, fit.hem]),
    hips([-0.14 * hem, fit.hem + round]),
    hips([0.14 * hem, fit.hem + round]),
    corner([0.286 * hem * wide, fit.hem]),
  ];
  const outline = closedCurve([...left, ...bottom, ...right.reverse()], 8);
  const broad = build.halfShoulder / 0.275;
  return isTurned(yaw)
    ? frameOf(
        (p) => onChest(carriedRound(p, yaw, depth, p[1])),
        (p) => onHips(carriedRound(p, yaw, depth, 1)),
        outline,
        broad,
      )
    : frameOf(onChest, onHips, outline, broad);
}

/** A frame with other ways to place a point. */
export const frameOf = (
  chest: Torso['chest'],
  hips: Torso['hips'],
  outline: Polyline,
  broad: number,
): Torso => ({
  chest,
  hips,
  chestKnot: (q) => [...chest([q[0], q[1]]), q[2] ?? 0],
  hipKnot: (q) => [...hips([q[0], q[1]]), q[2] ?? 0],
  outline,
  broad,
});

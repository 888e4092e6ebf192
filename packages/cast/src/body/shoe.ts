import {
  add,
  closedCurve,
  type DrawOp,
  type Knot,
  lerp,
  type Point,
  radians,
  rotate,
  scale,
  solid,
  subtract,
  tube,
  unit,
  wire,
} from '@milestoon/drawing';
import { farther, type Figure } from '../figure.ts';
import type { Leg } from '../rig/skeleton.ts';
import { showsBack } from '../view/yaw.ts';

/** A shoe, boot or bare foot. It stays flat on the ground whatever the shin does, unless the pose pitches it. */
export function shoe(figure: Figure, leg: Leg, dim: boolean): DrawOp[] {
  const { style, build, fit, person } = figure;
  if (person.outfit.barefoot) return foot(figure, leg, dim);
  const k = style.body.limb * build.limb;
  const profile = Math.abs(leg.toe);
  const side = leg.toe < 0 ? -1 : 1;
  const turn = radians(leg.pitch);
  const toe = lerp(0.135, 0.235, profile) * k;
  const heel = lerp(0.105, 0.085, profile) * k;
  const high = 0.105 * build.limb;
  const place = ([x, y]: Point): Point => add(leg.ankle, rotate([x * side, y], turn));
  const knot = (q: Knot): Knot => [...place([q[0], q[1]]), q[2] ?? 0];
  const upper: Knot[] = style.flat
    ? [
        [-heel, high, 1],
        [-heel * 1.02, 0.02],
        [-0.07 * k, -0.055],
        [0.07 * k, -0.055],
        [toe * 0.62, -0.01],
        [toe * 0.98, 0.05],
        [toe, high, 1],
      ]
    : [
        [-heel * 0.95, high * 0.85],
        [-heel * 1.04, 0.02],
        [-0.085 * k, -0.07],
        [0.08 * k, -0.07],
        [toe * 0.58, -0.028],
        [toe * 0.93, 0.015],
        [toe * 1.02, high * 0.75],
        [toe * 0.9, high],
        [-heel * 0.8, high],
      ];
  const sole: Point[] = [
    [-heel * 1.05, high * 0.62],
    [toe * 1.03, high * 0.62],
    [toe * 1.05, high * 0.98],
    [toe * 0.95, high * 1.06],
    [-heel * 0.98, high * 1.06],
    [-heel * 1.08, high * 0.95],
  ];
  const shade = (color: string): string => (dim ? farther(figure, color) : color);
  const body = closedCurve(upper.map(knot));
  const ops: DrawOp[] = [];
  if (fit.boot) {
    const shin = unit(subtract(leg.knee, leg.ankle));
    const up = (d: number): Point => add(leg.ankle, scale(shin, d));
    const shaft = tube([up(0.2), up(0.1), place([0, 0.02])], [0.112 * k, 0.1 * k, 0.1 * k], {
      samples: 10,
      start: 'flat',
    });
    const cuff = tube([up(0.215), up(0.155)], [0.124 * k, 0.122 * k], {
      samples: 4,
      start: 'flat',
      end: 'flat',
    });
    ops.push(
      ...solid(figure, [shaft, body], shade(fit.shoes), { shade: 0.9 }),
      ...solid(figure, [cuff], fit.boot.cuff, { line: 0.9, shade: 0.5 }),
    );
  } else ops.push(...solid(figure, [body], shade(fit.shoes), { shade: 0.9 }));
  if (!style.flat || fit.sole)
    ops.push(
      ...solid(figure, [closedCurve(sole.map(place), 6)], shade(fit.sole ?? '#fbf7f0'), {
        line: 0.8,
        shade: 0.4,
        dots: false,
      }),
    );
  if (!fit.boot && !style.flat && !showsBack(figure.yaw.body))
    ops.push(
      wire([place([toe * 0.3, -0.035]), place([toe * 0.52, 0])], 0.016, '#fffaf2'),
      wire([place([toe * 0.18, -0.045]), place([toe * 0.38, 0.012])], 0.016, '#fffaf2'),
    );
  return ops;
}

/** A foot without anything on: flatter than a shoe, with toes. */
function foot(figure: Figure, leg: Leg, dim: boolean): DrawOp[] {
  const { style, build, person } = figure;
  const k = style.body.limb * build.limb;
  const profile = Math.abs(leg.toe);
  const side = leg.toe < 0 ? -1 : 1;
  const turn = radians(leg.pitch);
  const toe = lerp(0.115, 0.21, profile) * k;
  const heel = lerp(0.092, 0.07, profile) * k;
  const high = 0.1 * build.limb;
  const place = ([x, y]: Point): Point => add(leg.ankle, rotate([x * side, y], turn));
  const outline: Knot[] = [
    [-heel * 0.9, high * 0.85],
    [-heel, 0.03],
    [-0.066 * k, -0.05],
    [0.064 * k, -0.05],
    [toe * 0.62, 0.02],
    [toe * 0.96, 0.05],
    [toe * 1.02, high * 0.82],
    [toe * 0.9, high],
    [-heel * 0.75, high],
  ];
  const skin = dim ? farther(figure, person.skin) : person.skin;
  const ring = closedCurve(outline.map((q): Knot => [...place([q[0], q[1]]), q[2] ?? 0]));
  const ops = solid(figure, [ring], skin, { material: 'skin', shade: 0.7, dots: false });
  if (style.flat || showsBack(figure.yaw.body)) return ops;
  const line = style.line.color(skin, 'skin');
  const toes = [0.62, 0.76, 0.89].map((x) =>
    wire([place([toe * x, 0.055]), place([toe * x + 0.004, high * 0.72])], 0.011, line),
  );
  return [...ops, ...toes];
}

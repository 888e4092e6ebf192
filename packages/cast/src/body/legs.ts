import {
  add,
  between,
  closedCurve,
  type DrawOp,
  ellipse,
  lerp,
  openCurve,
  type Point,
  rotate,
  section,
  smoothstep,
  solid,
  stroke,
  tube,
} from '@milestoon/drawing';
import { farther, type Figure } from '../figure.ts';
import type { Leg } from '../rig/skeleton.ts';
import { between as betweenViews } from '../view/yaw.ts';
import { hull } from './hull.ts';
import { limbLine } from './limbs.ts';
import { shoe } from './shoe.ts';

/** Legs from the far one to the near one; `saddle` is what they straddle. */
export function legs(figure: Figure, saddle: readonly DrawOp[] = []): DrawOp[] {
  const { joints, fit } = figure;
  // Whoever sits is seen from the lap: the seat has an outline of its own below the thighs.
  const seat = figure.seated && fit.trousers && !fit.lap ? solid(figure, [pelvis(figure)], fit.bottom) : [];
  const ops = [
    ...seat,
    ...leg(figure, joints.legs.far, true),
    ...saddle,
    ...leg(figure, joints.legs.near, false),
  ];
  if (fit.lap) ops.push(...lap(figure));
  else if (fit.trousers) ops.push(...solid(figure, [pelvis(figure)], fit.bottom, { line: 0, shade: 0 }));
  return ops;
}

function leg(figure: Figure, joints: Leg, dim: boolean): DrawOp[] {
  return [...clothedLeg(figure, joints, dim), ...(dim ? [] : mended(figure, joints))];
}

/** Plaster up to the knee, or a plaster on it. */
function mended({ style, build, person, ...figure }: Figure, { hip, knee, ankle }: Leg): DrawOp[] {
  const { legCast, kneePlaster } = person.outfit;
  const whole: Figure = { ...figure, style, build, person };
  const k = style.body.limb * build.limb;
  const centre = limbLine(hip, knee, ankle);
  const plain = { shade: 0.8, dots: false } as const;
  return [
    ...(legCast
      ? solid(
          whole,
          [
            tube(section(centre, 0.5, 1, 14), [0.125 * k, 0.115 * k], {
              samples: 14,
              start: 'flat',
              end: 'flat',
            }),
          ],
          legCast,
          plain,
        )
      : []),
    ...(kneePlaster
      ? solid(
          whole,
          [tube(section(centre, 0.44, 0.6, 6), [0.1 * k, 0.1 * k], { samples: 6 })],
          '#e8b98d',
          plain,
        )
      : []),
  ];
}

function clothedLeg(figure: Figure, joints: Leg, dim: boolean): DrawOp[] {
  const { style, build, person, fit } = figure;
  const k = style.body.limb * build.limb;
  const shade = (color: string): string => (dim ? farther(figure, color) : color);
  const centre = limbLine(joints.hip, joints.knee, joints.ankle);
  const ops = solid(
    figure,
    [tube(centre, [0.118 * k, 0.096 * k, 0.088 * k, 0.072 * k])],
    shade(fit.tights ?? person.skin),
    { material: fit.tights ? 'cloth' : 'skin', shade: 0.7, dots: false },
  );
  if (fit.sock && !fit.boot)
    ops.push(
      ...solid(
        figure,
        [tube(section(centre, fit.sock.from, 1, 8), [0.084 * k, 0.08 * k], { samples: 8, start: 'flat' })],
        shade(fit.sock.color),
        { line: 0.8, shade: 0.5, dots: false },
      ),
    );
  // Trousers fall over a shoe, but go into a boot.
  if (!fit.boot) ops.push(...shoe(figure, joints, dim));
  if (fit.trousers && !fit.lap) {
    const { to, width, cuff } = fit.trousers;
    const line = section(centre, 0, to, 22);
    const start = 0.132 * k;
    const end = (to > 0.8 ? 0.098 : 0.135) * k * width;
    const [hipX, hipY] = figure.joints.hip;
    ops.push(
      ...solid(
        figure,
        [tube(line, (t) => lerp(start, end, smoothstep(0, 1, t)), { samples: 22, end: 'flat' })],
        shade(fit.bottom),
        { shade: 0.8, gaps: [[hipX, hipY, 0.16]] },
      ),
    );
    const [from, last] = [line.at(-4), line.at(-1)];
    if (cuff && from && last)
      ops.push(
        ...solid(
          figure,
          [tube([from, last], [end * 1.07, end * 1.08], { samples: 4, start: 'flat', end: 'flat' })],
          shade(cuff),
          { line: 0.9, shade: 0.5 },
        ),
      );
  }
  if (fit.boot) ops.push(...shoe(figure, joints, dim));
  return ops;
}

function pelvis({ style, build, joints, yaw }: Figure): Point[] {
  const w = (build.halfHip + 0.125) * style.body.limb ** 0.5 * betweenViews(yaw.body, 1, 0.78, 1);
  const shape: Point[] = [
    [-w, -0.17],
    [w * 0.96, -0.17],
    [w, 0.02],
    [w * 0.55, 0.1],
    [-w * 0.55, 0.1],
    [-w * 1.02, 0.02],
  ];
  return closedCurve(shape.map((p) => add(joints.hip, rotate(p, joints.hipTurn))));
}

/** A seated skirt: the hull of hips and knees, the shoes drawn again on top. */
function lap(figure: Figure): DrawOp[] {
  const { style, build, joints, fit } = figure;
  const { near, far } = joints.legs;
  const k = style.body.limb * build.limb;
  const round = ([x, y]: Point, r: number): Point[] => ellipse(x, y, r * k);
  const ring = hull([
    ...round(near.hip, 0.15),
    ...round(far.hip, 0.15),
    ...round(near.knee, 0.125),
    ...round(far.knee, 0.125),
  ]);
  const ops = solid(figure, [ring], fit.bottom, { shade: 0.9 });
  if (!style.flat)
    for (const share of [0.3, 0.6]) {
      const top = between(near.hip, far.hip);
      const low = between(near.knee, far.knee, share);
      ops.push(
        stroke(
          openCurve([between(top, low, 0.35), between(top, low, 0.6), between(top, low, 0.85)], 5),
          style.line.width,
          style.line.color(fit.bottom, 'cloth'),
        ),
      );
    }
  return [...ops, ...shoe(figure, far, true), ...shoe(figure, near, false)];
}

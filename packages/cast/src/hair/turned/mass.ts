/** Long hair behind the neck, all round: in front of the shoulders' line it hides, from behind it covers them. */
import {
  adjust,
  at,
  type DrawOp,
  lerp,
  openCurve,
  type Point,
  radians,
  smoothstep,
  solid,
  stroke,
} from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import { between } from '../../view/yaw.ts';
import { curled, marksOf } from '../curled.ts';
import type { EdgeKnot, HairDrawing } from '../hair-drawing.ts';
import type { HairPencil } from '../pencil.ts';
import { cutEdge } from '../strands.ts';

export interface TurnedMass {
  back: DrawOp[];
  /** One silhouette with the cap. */
  front: Point[][];
  folds: DrawOp[];
}
interface Turned {
  knot: EdgeKnot;
  depth: number;
}
/** Degrees by which long hair lies further back in profile, where it would hide the cheek. */
export const tucked = 13;
/** Hair that ends at the nape, not on the shoulders. */
export const isShort = (back: readonly EdgeKnot[]): boolean => Math.max(...back.map((knot) => knot[1])) < 0.6;

export function turnedMass(figure: Figure, pencil: HairPencil, shape: HairDrawing): TurnedMass {
  const { back } = shape;
  if (!back) return { back: [], front: [], folds: [] };
  const yaw = figure.yaw.head;
  const short = isShort(back);
  // Long hair falls over the ears, short hair from behind them.
  const nearEnd = radians(short ? -112 : between(yaw, -79, -79 - tucked, -79 - tucked));
  const farEnd = -2 * Math.PI - nearEnd;
  const knots = back.map(pencil.bend);
  const first = knots.findIndex((knot) => knot[2]);
  const [from, to] = first < 0 ? [2, knots.length - 3] : [first, knots.findLastIndex((knot) => knot[2])];
  const [leftX, rightX] = [at(knots, from)[0], at(knots, to)[0]];
  const low = at(knots, from)[1];
  const sideLine = knots.slice(0, from + 1);
  const farLine = knots.slice(to);
  const half = (y: number): number => {
    const i = sideLine.findIndex((knot) => knot[1] >= y);
    const [a, b] = [at(sideLine, Math.max(0, i - 1)), at(sideLine, i < 0 ? -1 : i)];
    return (
      Math.abs(b[1] === a[1] ? b[0] : lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1]))) *
      0.94 *
      (short ? 1 - 0.24 * smoothstep(0.1, 0.5, y) : 1)
    );
  };
  const turned = (knot: EdgeKnot, angle: number): Turned => {
    const [, y, kind, bend] = knot;
    const x = half(Math.min(y, low)) * Math.sin(angle + yaw);
    return { knot: kind ? [x, y, kind, bend ?? 0.5] : [x, y], depth: Math.cos(angle + yaw) };
  };
  const near = sideLine.slice(0, -1).map((knot) => turned(knot, nearEnd));
  const far = farLine.slice(1).map((knot) => turned(knot, farEnd));
  const bottom = knots
    .slice(from, to + 1)
    .map((knot) => turned(knot, lerp(nearEnd, farEnd, (knot[0] - leftX) / (rightX - leftX))));
  const limb = (side: -1 | 1): Point[] => sideLine.map((knot): Point => [side * half(knot[1]), knot[1]]);
  const mass = (visible: (part: Turned) => boolean): Point[] => {
    const middle = bottom.filter(visible).map(({ knot }) => knot);
    const [start, end] = [middle[0], middle.at(-1)];
    if (!start || !end || middle.length < 2) return [];
    const side = (line: readonly Turned[], beside: EdgeKnot): Point[] =>
      line.every(visible)
        ? line.map(({ knot }): Point => [knot[0], knot[1]])
        : limb(beside[0] < (start[0] + end[0]) / 2 ? -1 : 1).slice(0, -1);
    const down = openCurve([...side(near, start), [start[0], start[1]]], 8);
    const up = openCurve([[end[0], end[1]], ...[...side([...far].reverse(), end)].reverse()], 8);
    return [
      ...down.slice(0, -1),
      ...(first < 0
        ? openCurve(
            middle.map(([x, y]): Point => [x, y]),
            6,
          )
        : cutEdge(figure.style, middle)),
      ...up.slice(1),
    ];
  };
  const behind = mass(({ depth }) => depth <= 0.02);
  const before = mass(({ depth }) => depth > 0.02);
  const dark = adjust(pencil.base, { lightness: figure.style.hair.backLightness, lightnessTimes: 0.94 });
  const folds = (front: boolean): DrawOp[] =>
    figure.style.flat
      ? []
      : bottom
          .filter(({ knot, depth }) => knot[2] === 'valley' && depth > 0.02 === front)
          .map(({ knot: [x, y] }) =>
            stroke(
              openCurve(
                short
                  ? [
                      [x * 0.86, y - 0.36],
                      [x * 0.96, y - 0.15],
                      [x, y],
                    ]
                  : [
                      [x * 0.62, -0.2 + 0.16 * Math.sin(x * 41)],
                      [x * 0.88, 0.22],
                      [x * 0.97, y - 0.24],
                      [x, y],
                    ],
              ),
              pencil.line,
              pencil.lineColor,
              short ? 0.12 : 0.03,
              0.8,
            ),
          );
  const row = curled(shape, [behind]);
  const marks = marksOf(figure, pencil, shape, row.centres);
  return {
    back:
      behind.length > 2
        ? solid(figure, [behind, ...row.rings], dark, {
            material: 'hair',
            inner: [...folds(false), ...marks],
          })
        : [],
    front: before.length > 2 ? [before] : [],
    folds: folds(true),
  };
}

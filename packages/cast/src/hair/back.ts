import {
  adjust,
  at,
  closedCurve,
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  solid,
  stroke,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { curled, curlsWithin, marksOf } from './curled.ts';
import type { HairDrawing } from './hair-drawing.ts';
import type { HairPencil } from './pencil.ts';
import { cutEdge } from './strands.ts';

/** Where the head and the hair before it hide nothing. */
const beyondHead = ([x, y]: Point): boolean => y > 0.3 || (y > -0.1 && Math.abs(x) > 0.46);

/** The mass behind the neck: smooth sides, cut lower edge. */
export function backMass(figure: Figure, pencil: HairPencil, shape: HairDrawing): DrawOp[] {
  const { back } = shape;
  if (!back) return [];
  const { style } = figure;
  const knots = back.map(pencil.bend);
  const first = knots.findIndex((knot) => knot[2]);
  const last = knots.findLastIndex((knot) => knot[2]);
  const points = knots.map((knot): Point => [knot[0], knot[1]]);
  let ring: Point[];
  if (first < 0) ring = closedCurve(points);
  else
    ring = [
      ...openCurve(points.slice(0, first + 1), 8).slice(0, -1),
      ...cutEdge(style, knots.slice(first, last + 1)),
      ...openCurve(points.slice(last), 8).slice(1),
    ];
  const inner = style.flat
    ? []
    : knots
        .filter((knot) => knot[2] === 'valley')
        .map(([x, y]) =>
          stroke(
            openCurve(
              [
                [x * 0.9, y - 0.36],
                [x * 0.97, y - 0.15],
                [x, y],
              ],
              6,
            ),
            pencil.line,
            pencil.lineColor,
            0.12,
            0.8,
          ),
        );
  const base = adjust(pencil.base, { lightness: style.hair.backLightness, lightnessTimes: 0.94 });
  const row = curled(shape, [ring], 1, beyondHead);
  const marks = marksOf(figure, pencil, shape, [
    ...row.centres,
    ...curlsWithin(shape, ring).filter(beyondHead),
  ]);
  return solid(figure, [ring, ...row.rings], base, { material: 'hair', inner: [...inner, ...marks] });
}

const beads = ['#f0c046', '#e2504a', '#4c9bd6'] as const;

/** Thin braids with beads, behind the shoulders. */
export function hangingBraids(
  figure: Figure,
  pencil: HairPencil,
  { hangingBraids: lines, withoutBeads }: HairDrawing,
): DrawOp[] {
  return (lines ?? []).flatMap((line, i) => {
    const centre = openCurve(line.map(pencil.bend), 10);
    const notches = figure.style.flat
      ? []
      : [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => {
          const [x, y] = at(centre, Math.round(t * (centre.length - 1)));
          return stroke(
            openCurve(
              [
                [x - 0.035, y - 0.015],
                [x, y + 0.014],
                [x + 0.035, y - 0.015],
              ],
              3,
            ),
            pencil.line,
            pencil.lineColor,
          );
        });
    const end = at(centre, -1);
    return [
      ...solid(
        figure,
        [tube(centre, withoutBeads ? [0.05, 0.056, 0.03] : [0.036, 0.04, 0.03], { samples: 18 })],
        pencil.base,
        {
          material: 'hair',
          line: 0.8,
          shade: 0.6,
          inner: notches,
        },
      ),
      ...(withoutBeads ? [] : [0, 0.055]).flatMap((d, j) =>
        solid(figure, [ellipse(end[0], end[1] - 0.02 + d, 0.04, 0.03)], beads[(i + j) % 3] ?? beads[0], {
          line: 0.7,
          shade: 0.4,
          dots: false,
        }),
      ),
    ];
  });
}

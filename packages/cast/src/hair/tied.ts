import {
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  section,
  solid,
  stroke,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { threeQuarter } from '../view/yaw.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { curlMarks, type HairPencil } from './pencil.ts';
import { arcOf, curls, lockShape } from './strands.ts';

export function tails(figure: Figure, pencil: HairPencil, shape: HairDrawing): DrawOp[] {
  return (shape.tails ?? []).flatMap((tail) => {
    // Toward the front a ponytail swings behind the head, to come out on its other side.
    const aside = tail.behind ? Math.min(1, figure.yaw.head / threeQuarter) : 1;
    const line = tail.line.map(pencil.bend).map(([x, y]): Point => [x * aside, y]);
    const centre = openCurve(line, 10);
    const inner = [
      stroke(
        section(centre, 0.2, 0.85).map(([x, y]): Point => [x + 0.03, y]),
        pencil.line,
        pencil.lineColor,
      ),
      stroke(
        section(centre, 0.12, 0.6).map(([x, y]): Point => [x - 0.05, y]),
        figure.style.flat ? 0.02 : 0.024,
        withAlpha(pencil.light, 0.8),
      ),
    ];
    const [x, y] = [tail.root[0] * aside, tail.root[1]];
    return [
      ...solid(
        figure,
        [lockShape(figure.style, line, tail.width, { root: 0.35, belly: 0.35 })],
        pencil.base,
        {
          material: 'hair',
          inner,
        },
      ),
      ...solid(
        figure,
        [ellipse(tail.behind ? x - 0.02 : x, y, 0.055, 0.075, tail.behind ? -0.7 : 0)],
        figure.person.signature,
        { line: 0.8 },
      ),
    ];
  });
}

/** At the nape, not on top. */
export const isLow = (y: number): boolean => y > 0;

export function buns(figure: Figure, pencil: HairPencil, shape: HairDrawing): DrawOp[] {
  return (shape.buns ?? []).flatMap(([beside, y, r]) => {
    // A bun at the nape is hidden by the head toward the front.
    const x = isLow(y) ? beside * Math.min(1, figure.yaw.head / threeQuarter) : beside;
    const turns = [0, 1].map((i) => {
      const ring = ellipse(x + r * 0.1, y + r * 0.1, r * (0.62 - 0.3 * i), r * (0.55 - 0.3 * i));
      return stroke(openCurve(arcOf(ring, 18 + 6 * i, 42), 4), pencil.line * 1.2, pencil.lineColor);
    });
    const gleam = stroke(
      arcOf(ellipse(x, y, r * 0.72, r * 0.66), 24, 36),
      figure.style.flat ? 0.02 : 0.028,
      withAlpha(pencil.light, 0.85),
    );
    return [
      ...solid(figure, [ellipse(x, y, r, r * 0.92)], pencil.base, {
        material: 'hair',
        inner: [...turns, gleam],
      }),
      ...solid(figure, [ellipse(x * 0.93, y * 0.86, r * 0.62, 0.035, x * 0.9)], figure.person.signature, {
        line: 0.7,
      }),
    ];
  });
}

export function puffs(figure: Figure, pencil: HairPencil, shape: HairDrawing): DrawOp[] {
  return (shape.puffs ?? []).flatMap(([x, y, r]) => {
    const ring = Array.from({ length: 11 }, (_, i): Point => {
      const angle = (i / 11) * 2 * Math.PI;
      return [x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r * 0.7];
    });
    return [
      ...solid(figure, [ellipse(x, y, r * 0.85), ...curls(ring, r * 0.36, 3)], pencil.base, {
        material: 'hair',
        inner: curlMarks(figure, pencil, ring, r * 0.36),
      }),
      ...solid(
        figure,
        [ellipse(x * 0.8, y * 0.82, 0.06, 0.085, x > 0 ? 0.8 : -0.8)],
        figure.person.signature,
        { line: 0.8 },
      ),
    ];
  });
}

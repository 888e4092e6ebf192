import { type Color, type DrawOp, ellipse, lightOf, type Point, stroke, withAlpha } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** The colours and line weights hair is marked with. */
export interface HairPencil {
  base: Color;
  light: Color;
  lineColor: string;
  line: number;
  /** Moves a point below the ears with the sway. */
  bend<T extends readonly [number, number, ...unknown[]]>(point: T): T;
}

export function pencilFor(figure: Figure): HairPencil {
  const { style, person, sway } = figure;
  const base = person.hair;
  return {
    base,
    light: lightOf(base, 'hair', style.hair.light),
    lineColor: style.hair.lineColor(base),
    line: style.hair.line,
    bend: (point) => {
      const low = Math.max(0, point[1] + 0.1);
      const [, , ...rest] = point;
      return [
        point[0] + sway.hair[0] * low * 0.55,
        point[1] + sway.hair[1] * low * 0.3,
        ...rest,
      ] as unknown as typeof point;
    },
  };
}

/** A small c and a light arc on every curl. */
export function curlMarks(
  figure: Figure,
  pencil: HairPencil,
  centres: readonly Point[],
  radius: number,
): DrawOp[] {
  if (figure.style.flat)
    return centres.flatMap(([x, y], i) =>
      i % 2 ? [stroke(ellipse(x, y, radius * 0.55).slice(26, 40), 0.016, withAlpha(pencil.light, 0.55))] : [],
    );
  return centres.flatMap(([x, y], i) => [
    stroke(ellipse(x, y, radius * 0.8).slice(i % 2 ? 0 : 4, i % 2 ? 15 : 18), pencil.line, pencil.lineColor),
    stroke(ellipse(x, y, radius * 0.55).slice(25, 36), pencil.line * 1.9, withAlpha(pencil.light, 0.8)),
  ]);
}

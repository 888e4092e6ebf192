import {
  at,
  type DrawOp,
  fillAll,
  openCurve,
  type Point,
  solid,
  stroke,
  tube,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairPencil } from './pencil.ts';

/** Steps along a rope from one turn of it to the next, in heads. */
const turn = 0.1;

/** Ropes of hair, each with the turns it was rolled in and a light on it. */
export function locs(
  figure: Figure,
  pencil: HairPencil,
  lines: readonly (readonly Point[])[],
  width: number,
): DrawOp[] {
  return lines.flatMap((line) => {
    const centre = openCurve(line.map(pencil.bend), 10);
    const end = centre.length - 1;
    const long = line.slice(1).reduce((sum, [x, y], i) => {
      const [x0, y0] = at(line, i);
      return sum + Math.hypot(x - x0, y - y0);
    }, 0);
    const turns = Math.max(2, Math.round(long / turn));
    const marks = Array.from({ length: turns }, (_, i) => {
      const [x, y] = at(centre, Math.round(((i + 0.6) / turns) * end));
      const [left, right] = [-0.9 * width, 0.85 * width];
      const thick = pencil.line / 2;
      return [
        [x + left, y - width * 0.3],
        [x, y + width * 0.1 - thick],
        [x + right, y + width * 0.45],
        [x, y + width * 0.1 + thick],
      ] as Point[];
    });
    const gleam = stroke(
      centre.slice(Math.round(end * 0.2), Math.round(end * 0.7)).map(([x, y]): Point => [x - width * 0.3, y]),
      width * 0.28,
      withAlpha(pencil.light, 0.6),
    );
    // Where shapes have no outline, a line beside each rope parts it from the next.
    const seam = stroke(
      centre.map(([x, y]): Point => [x + width * 0.72, y]),
      0.016,
      pencil.lineColor,
      0.6,
      0.3,
    );
    return solid(
      figure,
      [tube(centre, [width * 0.8, width, width * 0.86], { samples: 20, start: 'round', end: 'round' })],
      pencil.base,
      {
        material: 'hair',
        line: 0.8,
        shade: 0.35,
        inner: figure.style.flat ? [gleam, seam] : [gleam, fillAll(marks, pencil.lineColor)],
      },
    );
  });
}

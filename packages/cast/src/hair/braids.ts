import {
  add,
  at,
  type DrawOp,
  ellipse,
  openCurve,
  perpendicular,
  scale,
  section,
  shadowOf,
  solid,
  stroke,
  subtract,
  tube,
  unit,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairDrawing } from './hair-drawing.ts';
import type { HairPencil } from './pencil.ts';

const pairs = 6;

/** Pairs of leaves that get smaller over a solid core, a tie and a tuft; in front of the shoulders. */
export function braidsOver(figure: Figure, pencil: HairPencil, { braids }: HairDrawing): DrawOp[] {
  if (!braids) return [];
  const { style } = figure;
  const round = style.tip === 'round';
  const { width } = braids;
  return braids.lines.flatMap((line) => {
    const centre = openCurve(line.map(pencil.bend), 12);
    const core = tube(section(centre, 0, 0.86, 16), [width * 0.62, width * 0.78, width * 0.5]);
    const ops: DrawOp[] = solid(figure, [core], shadowOf(pencil.base, 'hair', 0.5), {
      material: 'hair',
      line: 0,
      shade: 0,
    });
    for (let i = pairs - 1; i >= 0; i--) {
      const t = ((i + 0.5) / pairs) * 0.84;
      const part = section(centre, Math.max(0, t - 0.085), Math.min(1, t + 0.085), 8);
      const along = unit(subtract(at(part, 8), at(part, 0)));
      const size = width * (1.06 - 0.28 * t);
      const angle = Math.atan2(along[1], along[0]);
      for (const side of i % 2 ? [1, -1] : [-1, 1]) {
        const middle = add(at(part, 4), scale(perpendicular(along), side * size * 0.34));
        const crease = stroke(
          openCurve([add(middle, scale(along, -size * 0.6)), add(middle, scale(along, size * 0.5))], 4),
          pencil.line * 0.8,
          pencil.lineColor,
        );
        ops.push(
          ...solid(
            figure,
            [ellipse(middle[0], middle[1], size * 0.98, size * 0.56, angle + side * 0.62, 30, 1.9)],
            pencil.base,
            { material: 'hair', line: 0.85, shade: 0.8, inner: style.flat ? [] : [crease] },
          ),
        );
      }
    }
    const tail = section(centre, 0.82, 1, 10);
    const tie = at(tail, 1);
    ops.push(
      ...solid(
        figure,
        [tube(tail, round ? [0.03, 0.05, 0.035] : [0.03, 0.055, 0.004], { end: round ? 'round' : 'flat' })],
        pencil.base,
        { material: 'hair' },
      ),
      ...solid(figure, [ellipse(tie[0], tie[1], 0.05, 0.034)], '#e2504a', { line: 0.8 }),
    );
    return ops;
  });
}

import { type DrawOp, mix, openCurve, type Point, radians, section, stroke, wire } from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { HairPencil } from '../pencil.ts';

/** Cornrows: plaits from the hairline over the crown to the nape, side by side. */
export function turnedRows(figure: Figure, pencil: HairPencil): DrawOp[] {
  const yaw = figure.yaw.head;
  return [-0.46, -0.32, -0.17, 0, 0.17, 0.32, 0.46].flatMap((across): DrawOp[] => {
    const height = Math.sqrt(0.57 ** 2 - across ** 2);
    const points = Array.from({ length: 19 }, (_, i): { point: Point; depth: number } => {
      const turn = radians(55 - i * 10);
      const [up, depth] = [-height * Math.cos(turn), height * Math.sin(turn)];
      return {
        point: [across * Math.cos(yaw) + depth * Math.sin(yaw), up + 0.02],
        depth: depth * Math.cos(yaw) - across * Math.sin(yaw),
      };
    });
    const shown = points.filter(({ depth }) => depth > -0.02).map(({ point }) => point);
    if (shown.length < 4) return [];
    const line = openCurve(shown, 4);
    return [
      wire(line, 0.016, mix(pencil.base, figure.person.skin, 0.6)),
      ...section(line, 0.05, 0.95, 9).map(([x, y]) =>
        stroke(
          openCurve(
            [
              [x - 0.03, y - 0.014],
              [x, y + 0.01],
              [x + 0.03, y - 0.014],
            ],
            3,
          ),
          pencil.line,
          pencil.lineColor,
        ),
      ),
    ];
  });
}

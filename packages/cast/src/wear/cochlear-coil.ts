import { type DrawOp, ellipse, fill, lightOf, openCurve, type Point, solid, wire } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { shell } from './hearing-aid.ts';

/**
 * The round coil of a cochlear implant, on the hair above and behind the ear at (x, y), and its cable. `behind` is the
 * way to the back of the head: 0 where it lies beyond the outline.
 */
export function cochlearCoil(figure: Figure, x: number, y: number, behind: number): DrawOp[] {
  if (!figure.person.coil) return [];
  const color = shell(figure);
  const [cx, cy]: Point = [x + behind * 0.15 + (behind === 0 ? 0.045 : 0), y - 0.24];
  const cable = openCurve(
    [
      [x, y - 0.09],
      [x + (cx - x) * 0.2, y - 0.17],
      [cx, cy],
    ],
    8,
  );
  const wide = behind === 0 ? 0.058 : 0.072;
  return [
    wire(cable, 0.02, lightOf(color, 'cloth', 1.2)),
    ...solid(figure, [ellipse(cx, cy, wide, 0.074, 0, 32)], color, { line: 0.8, shade: 0.5, dots: false }),
    fill(ellipse(cx, cy, wide * 0.42, 0.031, 0, 20), lightOf(color, 'cloth', 1.4)),
  ];
}

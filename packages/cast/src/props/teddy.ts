import { add, type DrawOp, ellipse, openCurve, type Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { fill, solid, stroke } from '../pen.ts';

const fur = '#c8904f';
const size = 1.22;

/** A teddy bear held before the chest. */
export function teddy(figure: Figure): DrawOp[] {
  const middle = add(figure.joints.chest, [0.07, 0.37]);
  const at = (x: number, y: number): Point => add(middle, [x * size, y * size]);
  const round = (x: number, y: number, rx: number, ry = rx, turn = 0): Point[] => {
    const [cx, cy] = at(x, y);
    return ellipse(cx, cy, rx * size, ry * size, turn, 32);
  };
  const smile = openCurve([at(-0.033, -0.082), at(0, -0.07), at(0.033, -0.082)], 5);
  return [
    ...solid(figure, [round(-0.13, 0.24, 0.085, 0.1, 0.5), round(0.13, 0.24, 0.085, 0.1, -0.5)], fur, {
      shade: 0.8,
    }),
    ...solid(figure, [round(0, 0.08, 0.165, 0.185)], fur, { shade: 0.8 }),
    ...solid(figure, [round(-0.135, -0.235, 0.062), round(0.135, -0.235, 0.062)], fur, { shade: 0.7 }),
    ...solid(figure, [round(0, -0.14, 0.17, 0.15)], fur, { shade: 0.7 }),
    fill(round(0, -0.095, 0.08, 0.062), '#efcf9a'),
    fill(round(0, -0.125, 0.028, 0.02), '#4a2d22'),
    fill(round(-0.07, -0.165, 0.019, 0.024), '#3a241e'),
    fill(round(0.07, -0.165, 0.019, 0.024), '#3a241e'),
    stroke(smile, 0.01, '#4a2d22', 1, 1),
  ];
}

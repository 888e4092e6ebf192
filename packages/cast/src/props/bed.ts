import {
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  type Point,
  solid,
  star,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

const around = ([cx, cy]: Point, knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => [cx + x, cy + y, corner ?? 0]);

/** Headboard and pillow, seen from the foot of the bed. */
export function bedBack(figure: Figure): DrawOp[] {
  const [x, y] = figure.joints.head;
  const board: Knot[] = [
    [x - 0.98, -0.02, 1],
    [x - 0.98, y - 0.42],
    [x - 0.62, y - 0.76],
    [x, y - 0.84],
    [x + 0.62, y - 0.76],
    [x + 0.98, y - 0.42],
    [x + 0.98, -0.02, 1],
  ];
  const pillow: Knot[] = [
    [-0.78, 0.3],
    [-0.8, -0.2],
    [-0.55, -0.36],
    [0, -0.34],
    [0.58, -0.36],
    [0.8, -0.18],
    [0.76, 0.36],
    [0, 0.5],
  ];
  return [
    ...solid(figure, [closedCurve(board)], '#c98f5c', { shade: 0.5 }),
    ...solid(figure, [closedCurve(around([x, y], pillow))], '#fdfaf3', { shade: 0.8 }),
  ];
}

/** The blanket rises and falls with the chest; its colour is the child's own. */
export function blanket(figure: Figure): DrawOp[] {
  const { style, joints, person } = figure;
  const y = joints.chest[1] + 0.22;
  const x = joints.head[0];
  const color = style.blanket(person.signature);
  const cover: Knot[] = [
    [x - 0.98, y + 0.06],
    [x - 0.5, y - 0.04],
    [x, y - 0.07],
    [x + 0.5, y - 0.04],
    [x + 0.98, y + 0.06],
    [x + 1.04, y * 0.45],
    [x + 1.03, 0, 1],
    [x - 1.03, 0, 1],
    [x - 1.04, y * 0.45],
  ];
  const pattern: DrawOp[] = [];
  for (let row = 0; row < 3; row++)
    for (let i = -3; i <= 3; i++) {
      const px = x + i * 0.3 + (row % 2) * 0.15;
      const py = y + 0.34 + row * 0.2;
      pattern.push(
        fill(style.flat ? ellipse(px, py, 0.045) : star(px, py, 0.065, 0.42, 5), 'rgba(255,255,255,0.55)'),
      );
    }
  const turned: Knot[] = [
    [x - 0.99, y + 0.06],
    [x - 0.5, y - 0.05],
    [x, y - 0.08],
    [x + 0.5, y - 0.05],
    [x + 0.99, y + 0.06],
    [x + 0.985, y + 0.2],
    [x + 0.5, y + 0.1],
    [x, y + 0.07],
    [x - 0.5, y + 0.1],
    [x - 0.985, y + 0.2],
  ];
  return [
    ...solid(figure, [closedCurve(cover)], color, { inner: pattern, shade: 0.6 }),
    ...solid(figure, [closedCurve(turned)], '#fffaf0', { line: 0.9, shade: 0.5, dots: false }),
  ];
}

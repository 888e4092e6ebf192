import {
  add,
  closedCurve,
  companion,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  openCurve,
  type Point,
  shadowOf,
  solid,
  star,
  stroke,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

const cover: readonly Knot[] = [
  [-0.39, 0.085, 1],
  [-0.17, 0.08],
  [0, 0.13, 1],
  [0.17, 0.08],
  [0.39, 0.085, 1],
  [0.37, -0.245, 1],
  [0.17, -0.25],
  [0, -0.2, 1],
  [-0.17, -0.25],
  [-0.37, -0.245, 1],
];
const pages: readonly Knot[] = [
  [-0.35, -0.245, 1],
  [-0.17, -0.275],
  [0, -0.225, 1],
  [0.17, -0.275],
  [0.35, -0.245, 1],
  [0.17, -0.25],
  [0, -0.2, 1],
  [-0.17, -0.25],
];

/** An open book, its back to the viewer. `leaf` 0…1 is how far a page has been turned. */
export function book(figure: Figure, leaf: number): DrawOp[] {
  const middle = add(figure.joints.chest, [0.07, 0.6]);
  // Not the shirt's colour: the book would vanish before it.
  const color = companion(figure.person.signature, 150, 0.52, 0.12);
  const place = ([x, y, corner]: Knot): Knot => [middle[0] + x, middle[1] + y, corner ?? 0];
  const at = (x: number, y: number): Point => add(middle, [x, y]);
  const [sx, sy] = at(0.18, -0.06);
  const [cx, cy] = at(-0.18, -0.06);
  const ops: DrawOp[] = [];
  if (leaf > 0 && leaf < 1) {
    const reach = Math.cos(leaf * Math.PI) * 0.33;
    const rise = -0.2 - Math.sin(leaf * Math.PI) * 0.2;
    const page: Knot[] = [
      [0, -0.21, 1],
      [reach * 0.5, rise - 0.06],
      [reach, rise, 1],
      [reach * 0.5, rise + 0.06],
    ];
    ops.push(
      ...solid(figure, [closedCurve(page.map(place))], '#fffaf0', { line: 0.7, shade: 0.3, dots: false }),
    );
  }
  return [
    ...ops,
    ...solid(figure, [closedCurve(cover.map(place))], color, { shade: 0.7 }),
    fill(star(sx, sy, 0.07, 0.45, 5), 'rgba(255,255,255,0.85)'),
    fill(ellipse(cx, cy, 0.06), 'rgba(255,255,255,0.85)'),
    stroke(openCurve([at(0, 0.13), at(0, -0.2)], 4), 0.014, shadowOf(color, 'cloth', 1.4), 1, 1),
    fill(closedCurve(pages.map(place)), '#fffaf0'),
  ];
}

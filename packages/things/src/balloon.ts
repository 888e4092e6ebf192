import {
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Pen,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Colored, Thing } from './thing.ts';

const skin = closedCurve([
  [0.035, 0.03, 1],
  [-0.035, 0.03, 1],
  [-0.05, -0.04],
  [-0.28, -0.3],
  [-0.27, -0.6],
  [0, -0.78],
  [0.27, -0.6],
  [0.28, -0.3],
  [0.05, -0.04],
]);
const string = openCurve([
  [0, 0.02],
  [0.05, 0.3],
  [-0.03, 0.62],
  [0.03, 0.95],
]);

/** A balloon on its string; it turns about its knot. */
export const balloon = {
  metres: 0.35,
  grips: [[0.03, 0.95]],
  hangsFrom: [0.03, 0.95],
  draw(pen: Pen, { color }): DrawOp[] {
    return [
      wire(string, 0.016, 'rgba(90,70,90,0.8)'),
      ...solid(pen, [skin], color, { shade: 0.7, dots: false }),
      fill(ellipse(-0.12, -0.54, 0.045, 0.09, 0.4, 20), 'rgba(255,255,255,0.75)'),
    ];
  },
} satisfies Thing<Colored>;

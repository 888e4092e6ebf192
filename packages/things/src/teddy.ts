import {
  type DrawOp,
  ellipse,
  fill,
  mix,
  openCurve,
  type Pen,
  type Point,
  solid,
  stroke,
} from '@milestoon/drawing';
import type { Colored, Thing } from './thing.ts';

const size = 1.22;
const round = (x: number, y: number, rx: number, ry = rx, turn = 0): Point[] =>
  ellipse(x * size, y * size, rx * size, ry * size, turn, 32);

/** The fur of a teddy bear that nobody chose. */
export const teddyFur = '#c8904f';

/** A teddy bear that sits; its origin is its middle. */
export const teddy = {
  metres: 0.3,
  grips: [
    [-0.16 * size, 0.05],
    [0.16 * size, 0.05],
  ],
  foot: 0.335 * size,
  draw(pen: Pen, { color: fur }): DrawOp[] {
    const smile = openCurve(
      [
        [-0.033, -0.082],
        [0, -0.07],
        [0.033, -0.082],
      ].map(([x = 0, y = 0]): Point => [x * size, y * size]),
      5,
    );
    return [
      ...solid(pen, [round(-0.13, 0.24, 0.085, 0.1, 0.5), round(0.13, 0.24, 0.085, 0.1, -0.5)], fur, {
        shade: 0.8,
      }),
      ...solid(pen, [round(0, 0.08, 0.165, 0.185)], fur, { shade: 0.8 }),
      fill(round(0, 0.1, 0.095, 0.115), mix(fur, '#efcf9a', 0.6)),
      ...solid(pen, [round(-0.135, -0.235, 0.062), round(0.135, -0.235, 0.062)], fur, { shade: 0.7 }),
      ...solid(pen, [round(0, -0.14, 0.17, 0.15)], fur, { shade: 0.7 }),
      fill(round(0, -0.095, 0.08, 0.062), '#efcf9a'),
      fill(round(0, -0.125, 0.028, 0.02), '#4a2d22'),
      fill(round(-0.07, -0.165, 0.019, 0.024), '#3a241e'),
      fill(round(0.07, -0.165, 0.019, 0.024), '#3a241e'),
      stroke(smile, 0.01, '#4a2d22', 1, 1),
    ];
  },
} satisfies Thing<Colored>;

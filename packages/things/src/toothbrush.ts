import {
  clip,
  closedCurve,
  type Color,
  type DrawOp,
  type Pen,
  rectangle,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Thing } from './thing.ts';

/** Its colour, and what is on it. */
export interface ToothbrushState {
  color: Color;
  /** With paste on it, or already foam. */
  paste?: boolean;
}

const handle = tube(
  [
    [0, 0.1],
    [0, -0.37],
  ],
  [0.034, 0.028],
  { samples: 4 },
);
const bristles = rectangle(-0.055, -0.37, -0.012, -0.26);
const dab = closedCurve([
  [-0.052, -0.262, 1],
  [-0.078, -0.274],
  [-0.066, -0.3],
  [-0.084, -0.326],
  [-0.068, -0.352],
  [-0.05, -0.366, 1],
]);

/** A toothbrush that points up out of the hand, its bristles to the left. */
export const toothbrush = {
  metres: 0.17,
  grips: [[0, 0]],
  draw(pen: Pen, { color, paste = false }): DrawOp[] {
    const fine = { line: 0.6, shade: 0.3, dots: false } as const;
    const rows = [-0.35, -0.329, -0.308, -0.287].map((y) =>
      wire(segment([-0.055, y], [-0.012, y]), 0.003, '#b9d4e6'),
    );
    return [
      ...solid(pen, [handle], color, { shade: 0.4, line: 0.8, dots: false }),
      ...solid(pen, [bristles], '#f6fbff', fine),
      ...clip([bristles], rows),
      ...(paste ? solid(pen, [dab], '#8fe0d0', fine) : []),
    ];
  },
} satisfies Thing<ToothbrushState>;

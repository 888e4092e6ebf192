import { box, corners, shape } from './shape.ts';
import type { OwnDrawings } from './own-drawing.ts';

const keys = [-0.42, -0.35, -0.28, -0.21, -0.14, -0.07];

/** An upright piano from the side of whoever plays it: the keys towards them. */
export const piano: OwnDrawings = {
  'musical-keyboard': {
    metres: 1.15,
    shapes: [
      // Lid, music and case.
      shape('#5a3524', box(0.02, -0.5, 0.46, 1, 0.02)),
      shape(
        '#6d432e',
        box(-0.02, -0.5, 0.52, 0.07, 0.02),
        box(0.08, -0.36, 0.34, 0.3, 0.02),
        box(0.08, 0.06, 0.34, 0.36, 0.02),
      ),
      shape('#fdf6e6', corners([-0.02, -0.36], [0.06, -0.38], [0.08, -0.13], [0, -0.11])),
      shape(
        '#8a8094',
        box(0.01, -0.31, 0.05, 0.012, 0.005),
        box(0.015, -0.26, 0.05, 0.012, 0.005),
        box(0.02, -0.21, 0.05, 0.012, 0.005),
      ),
      // The keys on their shelf, seen a little from above.
      shape('#5a3524', box(-0.48, -0.02, 0.54, 0.1, 0.03), box(-0.42, 0.06, 0.08, 0.44, 0.02)),
      shape('#6d432e', box(-0.46, 0.42, 0.6, 0.08, 0.02)),
      shape('#fbfaf4', corners([-0.46, -0.02], [-0.42, -0.11], [0.03, -0.11], [0.03, -0.02])),
      shape(
        '#c9c4d0',
        ...keys.map((x) =>
          corners([x - 0.004, -0.02], [x + 0.006, -0.11], [x + 0.012, -0.11], [x + 0.004, -0.02]),
        ),
      ),
      shape(
        '#2c2733',
        ...[-0.38, -0.31, -0.17, -0.1, -0.03].map((x) =>
          corners([x, -0.05], [x + 0.01, -0.11], [x + 0.035, -0.11], [x + 0.028, -0.05]),
        ),
      ),
    ],
  },
};

import type { Knot, Point } from '@milestoon/drawing';
import type { EdgeKnot, HairDrawing } from '../hair-drawing.ts';

const cap: readonly Knot[] = [
  [-0.53, 0.06],
  [-0.6, -0.12],
  [-0.57, -0.36],
  [-0.42, -0.56],
  [-0.15, -0.66],
  [0.15, -0.645],
  [0.36, -0.53],
  [0.48, -0.33],
  [0.51, -0.12],
  [0.475, 0.03],
];
/** Along the hairline. */
const edge: readonly EdgeKnot[] = [
  [0.475, 0.03],
  [0.44, -0.14],
  [0.35, -0.3],
  [0.2, -0.38],
  [0.02, -0.4],
  [-0.18, -0.37],
  [-0.34, -0.27],
  [-0.44, -0.1],
  [-0.525, 0.06],
];

/** From the parting over the round of the head, down to its end. */
const falling = (root: number, wide: number, end: Point): Point[] => [
  [root, -0.615],
  [wide * 0.8, -0.5],
  [wide, -0.26],
  [(wide + end[0]) / 2, (end[1] - 0.26) / 2],
  end,
];

/** Over the forehead only as far as the hairline. */
const swept = (root: number, end: Point): Point[] => [
  [root, -0.625],
  [(root + end[0]) / 2 + 0.03 * Math.sign(end[0]), -0.53],
  end,
];

const onForehead: readonly (readonly Point[])[] = [
  swept(-0.1, [-0.37, -0.19]),
  swept(0.12, [0.36, -0.21]),
  swept(0.08, [0.23, -0.31]),
  swept(-0.06, [-0.26, -0.3]),
  swept(0.03, [0.08, -0.35]),
  swept(-0.02, [-0.12, -0.27]),
];

/** Ropes of hair: short ones stand off the head and end at the jaw, long ones lie on the shoulders. */
export const lockedHair = {
  'locs-short': {
    cap,
    edge,
    smoothEdge: true,
    noLightBand: true,
    locs: {
      width: 0.052,
      back: [
        [
          [-0.4, 0],
          [-0.45, 0.2],
          [-0.42, 0.36],
        ],
        [
          [0.4, 0],
          [0.45, 0.18],
          [0.42, 0.32],
        ],
      ],
      front: [
        falling(-0.12, -0.68, [-0.79, -0.04]),
        falling(0.16, 0.6, [0.71, -0.06]),
        falling(-0.11, -0.63, [-0.7, 0.14]),
        falling(0.15, 0.55, [0.6, 0.17]),
        falling(-0.1, -0.57, [-0.58, 0.27]),
        falling(0.13, 0.5, [0.53, 0.05]),
        falling(-0.08, -0.51, [-0.53, 0.08]),
        falling(-0.06, -0.45, [-0.45, -0.02]),
        falling(0.11, 0.44, [0.46, 0.24]),
        ...onForehead,
      ],
    },
  },
  locs: {
    cap,
    edge,
    smoothEdge: true,
    noLightBand: true,
    locs: {
      width: 0.054,
      back: [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.4].map((x, i): Point[] => [
        [x, 0],
        [x * 1.15, 0.4],
        [x * 1.15, i % 2 ? 0.86 : 0.94],
      ]),
      front: [
        falling(-0.12, -0.6, [-0.64, 0.78]),
        falling(0.16, 0.53, [0.58, 0.74]),
        falling(-0.1, -0.55, [-0.55, 0.9]),
        falling(0.14, 0.49, [0.5, 0.86]),
        falling(-0.08, -0.48, [-0.46, 0.82]),
        falling(0.12, 0.45, [0.42, 0.78]),
        ...onForehead,
      ],
    },
  },
} as const satisfies Record<string, HairDrawing>;

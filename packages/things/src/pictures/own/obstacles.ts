import type { OwnDrawings } from './own-drawing.ts';
import { box, corners, disc, shape, soft } from './shape.ts';

const brick = (x: number, y: number, wide: number): ReturnType<typeof box> => box(x, y, wide, 0.1, 0.008);

/** What is in the way: crawled through, climbed and jumped over. */
export const obstacles: OwnDrawings = {
  'play-tunnel': {
    metres: 1.5,
    shapes: [
      shape('#4f8fd0', box(-0.5, -0.21, 0.94, 0.42, 0.06), disc(-0.44, 0, 0.06, 0.21)),
      shape('#f2c53d', ...[-0.34, -0.06, 0.22].map((x) => box(x, -0.21, 0.12, 0.42, 0.01))),
      shape('#d84a45', disc(0.42, 0, 0.08, 0.22)),
      shape('#2b3350', disc(0.42, 0, 0.058, 0.175)),
    ],
  },
  'brick-wall': {
    metres: 1.7,
    shapes: [
      shape('#b9694a', box(-0.5, -0.3, 1, 0.6, 0.01)),
      shape('#d8c7b0', box(-0.5, -0.34, 1, 0.09, 0.02)),
      shape(
        '#c97f5e',
        ...[-0.46, -0.22, 0.02, 0.26].map((x) => brick(x, -0.2, 0.2)),
        ...[-0.34, -0.1, 0.14].map((x) => brick(x, -0.06, 0.2)),
        ...[-0.46, -0.22, 0.02, 0.26].map((x) => brick(x, 0.08, 0.2)),
      ),
    ],
  },
  log: {
    metres: 1.3,
    shapes: [
      shape(
        '#7d5232',
        box(-0.44, -0.16, 0.94, 0.32, 0.1),
        corners([0.1, -0.14], [0.16, -0.28], [0.24, -0.28], [0.24, -0.14]),
      ),
      shape(
        '#6a4329',
        box(-0.3, -0.05, 0.34, 0.03, 0.01),
        box(0.06, 0.05, 0.3, 0.03, 0.01),
        box(-0.2, 0.1, 0.2, 0.025, 0.01),
      ),
      shape('#d9b07c', disc(-0.42, 0, 0.08, 0.16)),
      shape('#b98a54', disc(-0.42, 0, 0.05, 0.1)),
      shape('#d9b07c', disc(-0.42, 0, 0.03, 0.06)),
    ],
  },
  stream: {
    metres: 2,
    shapes: [
      shape('#7fae5a', corners([-0.36, -0.16], [0.3, -0.16], [0.44, 0.18], [-0.46, 0.18])),
      shape(
        '#5fb0d8',
        soft(
          [-0.24, -0.16],
          [0.18, -0.16],
          [0.12, -0.04],
          [0.3, 0.06],
          [0.26, 0.18],
          [-0.3, 0.18],
          [-0.2, 0.04],
          [-0.32, -0.06],
        ),
      ),
      shape(
        '#a9dcf2',
        soft([-0.12, -0.1], [0.06, -0.11], [0.04, -0.08], [-0.1, -0.07]),
        soft([-0.1, 0.08], [0.16, 0.06], [0.18, 0.1], [-0.08, 0.12]),
      ),
    ],
  },
};

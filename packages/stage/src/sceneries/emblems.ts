import { ellipsePath, polygonPath, roundedRect, starPath, type SvgPath } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import type { Part } from './pen.ts';

type Point = readonly [x: number, y: number];
const poly = (x: number, y: number, size: number, points: readonly Point[]): SvgPath =>
  polygonPath(points.map(([dx, dy]) => [x + dx * size, y + dy * size]));

/** What a sign shows: shapes in their colours, in units of half its height. */
const emblems = {
  cross: (x, y, s) => [
    [roundedRect(x - s * 0.24, y - s * 0.75, s * 0.48, s * 1.5, s * 0.06), 'green'],
    [roundedRect(x - s * 0.75, y - s * 0.24, s * 1.5, s * 0.48, s * 0.06), 'green'],
  ],
  letter: (x, y, s) => [
    [roundedRect(x - s, y - s * 0.6, s * 2, s * 1.2, s * 0.08), 'white'],
    [
      poly(x, y, s, [
        [-1, -0.6],
        [0, 0.22],
        [1, -0.6],
      ]),
      'yellow',
    ],
  ],
  coin: (x, y, s) => [
    [ellipsePath(x, y, s * 0.8), 'yellow'],
    [roundedRect(x - s * 0.5, y - s * 0.16, s * 0.66, s * 0.1), 'dark'],
    [roundedRect(x - s * 0.5, y + s * 0.08, s * 0.66, s * 0.1), 'dark'],
    [
      poly(x, y, s, [
        [0.4, -0.44],
        [0.3, -0.3],
        [-0.1, -0.4],
        [-0.26, 0],
        [-0.1, 0.4],
        [0.3, 0.3],
        [0.4, 0.44],
        [-0.1, 0.56],
        [-0.42, 0],
        [-0.1, -0.56],
      ]),
      'dark',
    ],
  ],
  badge: (x, y, s) => [
    [
      poly(x, y, s, [
        [-0.75, -0.8],
        [0, -0.95],
        [0.75, -0.8],
        [0.7, 0.2],
        [0, 0.95],
        [-0.7, 0.2],
      ]),
      'yellow',
    ],
    [starPath(x, y - s * 0.06, s * 0.5, s * 0.21, 5), 'blue'],
  ],
  flame: (x, y, s) => [
    [
      poly(x, y, s, [
        [0, -0.95],
        [0.34, -0.3],
        [0.5, -0.5],
        [0.64, 0.3],
        [0.34, 0.85],
        [-0.34, 0.85],
        [-0.64, 0.3],
        [-0.4, -0.2],
        [-0.2, -0.1],
      ]),
      'red',
    ],
    [
      poly(x, y, s, [
        [0, -0.1],
        [0.3, 0.4],
        [0.14, 0.78],
        [-0.16, 0.78],
        [-0.28, 0.4],
      ]),
      'yellow',
    ],
  ],
  umbrella: (x, y, s) => [
    [
      poly(x, y, s, [
        [-0.9, 0],
        [-0.6, -0.6],
        [0, -0.84],
        [0.6, -0.6],
        [0.9, 0],
      ]),
      'red',
    ],
    [roundedRect(x - s * 0.05, y, s * 0.1, s * 0.8), 'dark'],
    [roundedRect(x - s * 0.3, y + s * 0.7, s * 0.34, s * 0.1), 'dark'],
  ],
  cone: (x, y, s) => [
    [
      poly(x, y, s, [
        [-0.42, -0.1],
        [0.42, -0.1],
        [0, 0.95],
      ]),
      'wood',
    ],
    [ellipsePath(x - s * 0.22, y - s * 0.3, s * 0.32), 'pink'],
    [ellipsePath(x + s * 0.22, y - s * 0.3, s * 0.32), 'sea2'],
    [ellipsePath(x, y - s * 0.6, s * 0.32), 'yellow'],
  ],
  shoe: (x, y, s) => [
    [
      poly(x, y, s, [
        [-0.8, -0.5],
        [-0.2, -0.5],
        [0.2, 0],
        [0.8, 0.14],
        [0.85, 0.45],
        [-0.85, 0.45],
      ]),
      'red',
    ],
    [roundedRect(x - s * 0.88, y + s * 0.42, s * 1.76, s * 0.16), 'white'],
  ],
  book: (x, y, s) => [
    [
      poly(x, y, s, [
        [0, -0.5],
        [0.9, -0.7],
        [0.9, 0.5],
        [0, 0.7],
      ]),
      'white',
    ],
    [
      poly(x, y, s, [
        [0, -0.5],
        [-0.9, -0.7],
        [-0.9, 0.5],
        [0, 0.7],
      ]),
      'yellow',
    ],
  ],
  flower: (x, y, s) => [
    [roundedRect(x - s * 0.06, y, s * 0.12, s * 0.95), 'green'],
    ...[0, 1, 2, 3, 4].map((i): [SvgPath, LocalColor] => [
      ellipsePath(x + Math.cos(i * 1.257) * s * 0.42, y - s * 0.2 + Math.sin(i * 1.257) * s * 0.42, s * 0.3),
      'pink',
    ]),
    [ellipsePath(x, y - s * 0.2, s * 0.26), 'yellow'],
  ],
  bus: (x, y, s) => [
    [roundedRect(x - s * 0.8, y - s * 0.6, s * 1.6, s * 1.1, s * 0.16), 'yellow'],
    [roundedRect(x - s * 0.64, y - s * 0.42, s * 1.28, s * 0.46, s * 0.06), 'dark'],
    [ellipsePath(x - s * 0.45, y + s * 0.52, s * 0.2), 'dark'],
    [ellipsePath(x + s * 0.45, y + s * 0.52, s * 0.2), 'dark'],
  ],
  metro: (x, y, s) => [
    [
      poly(x, y, s, [
        [-0.7, 0.6],
        [-0.7, -0.6],
        [-0.4, -0.6],
        [0, 0],
        [0.4, -0.6],
        [0.7, -0.6],
        [0.7, 0.6],
        [0.42, 0.6],
        [0.42, -0.1],
        [0, 0.5],
        [-0.42, -0.1],
        [-0.42, 0.6],
      ]),
      'white',
    ],
  ],
  teddy: (x, y, s) => [
    [ellipsePath(x - s * 0.5, y - s * 0.5, s * 0.28), 'wood'],
    [ellipsePath(x + s * 0.5, y - s * 0.5, s * 0.28), 'wood'],
    [ellipsePath(x, y, s * 0.72), 'wood'],
    [ellipsePath(x, y + s * 0.26, s * 0.3), 'sand'],
    [ellipsePath(x - s * 0.26, y - s * 0.14, s * 0.09), 'dark'],
    [ellipsePath(x + s * 0.26, y - s * 0.14, s * 0.09), 'dark'],
    [ellipsePath(x, y + s * 0.16, s * 0.11), 'dark'],
  ],
} satisfies Record<string, (x: number, y: number, size: number) => readonly [SvgPath, LocalColor][]>;
type Emblem = keyof typeof emblems;

/** A sign on the wall, in the middle at x, y. */
export const sign =
  (x: number, y: number, w: number, h: number, ground: LocalColor, emblem: Emblem, onGround = false): Part =>
  ({ box, put, layers, off }) => {
    const drawing = onGround ? layers.near : layers.far;
    const at = x + off(12);
    box(drawing, at - w / 2, y - h / 2, w, h, ground);
    for (const [shape, color] of emblems[emblem](at, y, h * 0.4))
      put(drawing, shape, color, { shade: 0.08, lineWidth: 3 });
  };

import type { OwnDrawings } from './own-drawing.ts';
import { box, corners, disc, shape, soft } from './shape.ts';

const around = <T>(count: number, place: (angle: number, index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => place((i / count) * 2 * Math.PI, i));

/** What belongs to feasts, and their dishes. */
export const feasts: OwnDrawings = {
  menorah: {
    metres: 0.4,
    shapes: [
      shape(
        '#d9b24a',
        ...[0.42, 0.32, 0.22, 0.12].flatMap((x, i) => [
          box(-x - 0.015, -0.16, 0.03, 0.06 + i * 0.01, 0),
          box(x - 0.015, -0.16, 0.03, 0.06 + i * 0.01, 0),
        ]),
      ),
      shape(
        '#d9b24a',
        ...[0.42, 0.32, 0.22, 0.12].map((x) => [
          ...around(13, (_, i): [number, number] => [
            -x * Math.cos((i / 12) * Math.PI),
            -0.1 + x * 0.85 * Math.sin((i / 12) * Math.PI),
          ]),
          ...around(13, (_, i): [number, number] => [
            (x - 0.035) * Math.cos((i / 12) * Math.PI),
            -0.1 + (x - 0.035) * 0.85 * Math.sin((i / 12) * Math.PI),
          ]),
        ]),
      ),
      shape(
        '#d9b24a',
        box(-0.02, -0.22, 0.04, 0.6, 0),
        corners([-0.2, 0.46], [-0.1, 0.36], [0.1, 0.36], [0.2, 0.46]),
      ),
      shape(
        '#f4efe6',
        ...[-0.42, -0.32, -0.22, -0.12, 0.12, 0.22, 0.32, 0.42].map((x) =>
          box(x - 0.018, -0.32, 0.036, 0.16, 0),
        ),
        box(-0.018, -0.38, 0.036, 0.16, 0),
      ),
      shape(
        '#f59f2c',
        ...[-0.42, -0.32, -0.22, -0.12, 0.12, 0.22, 0.32, 0.42].map((x) => disc(x, -0.37, 0.02, 0.045)),
        disc(0, -0.43, 0.022, 0.05),
      ),
    ],
  },
  wreath: {
    metres: 0.45,
    shapes: [
      shape('#3f7d4f', ...around(14, (a) => disc(0.34 * Math.cos(a), 0.34 * Math.sin(a), 0.13))),
      shape('#58a066', ...around(14, (a) => disc(0.36 * Math.cos(a + 0.2), 0.36 * Math.sin(a + 0.2), 0.05))),
      shape('#d9495b', ...around(7, (a) => disc(0.33 * Math.cos(a + 0.5), 0.33 * Math.sin(a + 0.5), 0.04))),
      shape(
        '#c23b4d',
        corners([0, 0.34], [-0.18, 0.24], [-0.18, 0.44]),
        corners([0, 0.34], [0.18, 0.24], [0.18, 0.44]),
        disc(0, 0.34, 0.05),
      ),
    ],
  },
  nativity: {
    metres: 0.7,
    shapes: [
      shape(
        '#7a5638',
        box(-0.42, -0.06, 0.05, 0.48, 0),
        box(0.37, -0.06, 0.05, 0.48, 0),
        corners([-0.5, -0.02], [0, -0.32], [0.5, -0.02], [0.44, 0.02], [0, -0.24], [-0.44, 0.02]),
      ),
      shape(
        '#f2cf5b',
        corners(
          [0, -0.5],
          [0.035, -0.42],
          [0.11, -0.41],
          [0.055, -0.36],
          [0.07, -0.28],
          [0, -0.32],
          [-0.07, -0.28],
          [-0.055, -0.36],
          [-0.11, -0.41],
          [-0.035, -0.42],
        ),
      ),
      shape('#3d6fb5', soft([-0.32, 0.42], [-0.3, 0.12], [-0.2, 0.02], [-0.1, 0.12], [-0.08, 0.42])),
      shape('#8a5a44', soft([0.08, 0.42], [0.1, 0.1], [0.2, 0], [0.3, 0.1], [0.32, 0.42])),
      shape('#efc9a0', disc(-0.2, 0.12, 0.06), disc(0.2, 0.1, 0.06), disc(-0.05, 0.3, 0.035)),
      shape('#e2b65a', corners([-0.1, 0.32], [0.1, 0.32], [0.07, 0.42], [-0.07, 0.42])),
      shape('#fdfdfb', disc(0.02, 0.32, 0.07, 0.035)),
    ],
  },
  rangoli: {
    metres: 0.9,
    shapes: [
      shape('#d6336c', ...around(8, (a) => disc(0.34 * Math.cos(a), 0.34 * Math.sin(a), 0.15, 0.1, a))),
      shape(
        '#f59f2c',
        ...around(8, (a) => disc(0.24 * Math.cos(a + 0.39), 0.24 * Math.sin(a + 0.39), 0.12, 0.08, a + 0.39)),
      ),
      shape('#2fa57a', ...around(8, (a) => disc(0.14 * Math.cos(a), 0.14 * Math.sin(a), 0.1, 0.06, a))),
      shape(
        '#fff3d6',
        disc(0, 0, 0.08),
        ...around(16, (a) => disc(0.43 * Math.cos(a + 0.2), 0.43 * Math.sin(a + 0.2), 0.018)),
      ),
      shape('#8f3fb5', disc(0, 0, 0.045)),
    ],
  },
  'ring-cake': {
    metres: 0.32,
    shapes: [
      shape('#b9722e', disc(0, 0.1, 0.5, 0.3)),
      shape('#d9954a', disc(0, 0.02, 0.48, 0.27)),
      shape('#6d4020', disc(0, 0, 0.16, 0.08)),
      shape('#d9495b', disc(-0.3, -0.06, 0.06, 0.035), disc(0.26, 0.1, 0.06, 0.035)),
      shape('#4d9a58', disc(-0.16, 0.16, 0.06, 0.035), disc(0.2, -0.14, 0.06, 0.035)),
      shape(
        '#fdfdfb',
        disc(0.02, -0.18, 0.05, 0.025),
        disc(0.36, -0.02, 0.04, 0.025),
        disc(-0.36, 0.08, 0.04, 0.025),
        disc(0.06, 0.2, 0.04, 0.025),
      ),
    ],
  },
  tagine: {
    metres: 0.32,
    shapes: [
      shape(
        '#c0603a',
        soft(
          [-0.38, 0.16],
          [-0.26, -0.04],
          [-0.08, -0.32],
          [0, -0.36],
          [0.08, -0.32],
          [0.26, -0.04],
          [0.38, 0.16],
        ),
      ),
      shape(
        '#a84e2c',
        disc(0, -0.38, 0.07),
        soft([-0.46, 0.16], [0, 0.2], [0.46, 0.16], [0.34, 0.4], [-0.34, 0.4]),
      ),
      shape('#f2cf8e', corners([-0.34, 0.08], [0.34, 0.08], [0.37, 0.13], [-0.37, 0.13])),
    ],
  },
  'candy-floss': {
    metres: 0.34,
    shapes: [
      shape('#e9dcc4', box(-0.02, 0.1, 0.04, 0.4, 0.01)),
      shape(
        '#f59cc2',
        ...around(9, (a) => disc(0.2 * Math.cos(a), -0.16 + 0.2 * Math.sin(a), 0.14)),
        disc(0, -0.16, 0.24),
      ),
      shape('#fbc3da', disc(-0.1, -0.26, 0.12), disc(0.12, -0.14, 0.1), disc(-0.08, -0.06, 0.08)),
      shape('#fde3ee', disc(-0.14, -0.3, 0.05), disc(0.1, -0.2, 0.04)),
    ],
  },
};

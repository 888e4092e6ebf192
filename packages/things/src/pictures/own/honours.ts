import type { OwnDrawings } from './own-drawing.ts';
import { arc, band, bar, box, corners, disc, shape, soft } from './shape.ts';

const lines = (color: string, left: number, width: number, ...heights: number[]) =>
  shape(color, ...heights.map((y) => box(left, y, width, 0.025, 0.01)));

/** What is earned, and what says that somebody is bigger now. */
export const honours: OwnDrawings = {
  certificate: {
    metres: 0.34,
    shapes: [
      shape('#c9973c', box(-0.5, -0.37, 1, 0.74, 0.02)),
      shape('#fdf6e0', box(-0.45, -0.32, 0.9, 0.64, 0.01)),
      shape('#3d5a8a', box(-0.28, -0.25, 0.56, 0.07, 0.02)),
      lines('#9aa3ad', -0.34, 0.68, -0.1, -0.02),
      lines('#9aa3ad', -0.34, 0.34, 0.06, 0.18),
      shape(
        '#c23b4d',
        corners([0.16, 0.14], [0.24, 0.14], [0.22, 0.36], [0.17, 0.31], [0.12, 0.36]),
        corners([0.24, 0.14], [0.32, 0.14], [0.36, 0.36], [0.31, 0.31], [0.26, 0.36]),
      ),
      shape('#e3b341', disc(0.24, 0.1, 0.12)),
      shape('#f7dc86', disc(0.24, 0.1, 0.07)),
    ],
  },
  'report-card': {
    metres: 0.3,
    shapes: [
      shape('#e9d8a6', box(-0.36, -0.5, 0.72, 1, 0.02)),
      shape('#fffdf5', box(-0.31, -0.45, 0.62, 0.9, 0.01)),
      shape('#3d5a8a', box(-0.22, -0.39, 0.44, 0.08, 0.02)),
      lines('#9aa3ad', -0.25, 0.3, -0.2, -0.05, 0.1, 0.25),
      ...[-0.21, -0.06, 0.09, 0.24].map((y, i) =>
        shape(i === 2 ? '#f2b53d' : '#3f9d5a', disc(0.19, y + 0.02, 0.045)),
      ),
    ],
  },
  'reward-chart': {
    metres: 0.5,
    shapes: [
      shape('#4a8fd0', box(-0.42, -0.5, 0.84, 1, 0.03)),
      shape('#fffdf5', box(-0.36, -0.3, 0.72, 0.74, 0.01)),
      shape('#fff3d6', box(-0.26, -0.45, 0.52, 0.1, 0.03)),
      lines('#b8c4d0', -0.36, 0.72, -0.08, 0.17),
      shape('#b8c4d0', box(-0.13, -0.3, 0.02, 0.74, 0), box(0.11, -0.3, 0.02, 0.74, 0)),
      ...(
        [
          [-0.25, -0.19],
          [0, -0.19],
          [0.25, -0.19],
          [-0.25, 0.06],
          [0, 0.06],
        ] as const
      ).map(([x, y]) => shape('#f2b53d', star(x, y, 0.09))),
    ],
  },
  badge: {
    metres: 0.12,
    shapes: [
      shape('#2f5f9e', disc(0, 0, 0.46)),
      shape('#f4f3ef', disc(0, 0, 0.38)),
      shape('#3f8fd0', disc(0, 0, 0.34)),
      shape('#f2c53d', star(0, 0, 0.24)),
    ],
  },
  'judo-belt': {
    metres: 0.6,
    shapes: [
      shape('#f2c53d', box(-0.5, -0.2, 1, 0.15, 0.04)),
      shape('#f2c53d', bar(-0.02, -0.1, -0.2, 0.42, 0.14), bar(0.04, -0.1, 0.24, 0.4, 0.14)),
      shape('#d9a520', bar(-0.17, 0.34, -0.2, 0.42, 0.14), bar(0.21, 0.32, 0.24, 0.4, 0.14)),
      shape('#f7da75', soft([-0.13, -0.2], [0.13, -0.22], [0.15, -0.02], [0, 0.04], [-0.14, -0.02])),
    ],
  },
  braces: {
    metres: 0.14,
    shapes: [
      shape(
        '#d4596b',
        soft(
          [-0.5, -0.1],
          [-0.2, -0.26],
          [0, -0.2],
          [0.2, -0.26],
          [0.5, -0.1],
          [0.3, 0.22],
          [0, 0.32],
          [-0.3, 0.22],
        ),
      ),
      shape('#ffffff', soft([-0.4, -0.08], [0, -0.14], [0.4, -0.08], [0.26, 0.13], [0, 0.2], [-0.26, 0.13])),
      shape('#c9d2da', ...[-0.2, -0.07, 0.07, 0.2].map((x) => box(x - 0.006, -0.1, 0.012, 0.27, 0))),
      shape('#8d99a6', band(0.022, [-0.34, 0], [-0.15, 0.035], [0.15, 0.035], [0.34, 0])),
      shape(
        '#3f8fd0',
        ...[-0.27, -0.135, 0, 0.135, 0.27].map((x) => box(x - 0.04, -0.02, 0.08, 0.08, 0.015)),
      ),
    ],
  },
  'training-wheels': {
    metres: 0.5,
    shapes: [
      shape('#8d99a6', bar(-0.3, 0.2, -0.24, -0.3, 0.05), bar(0.3, 0.2, 0.24, -0.3, 0.05)),
      shape('#8d99a6', bar(-0.24, -0.3, -0.1, -0.3, 0.05), bar(0.24, -0.3, 0.1, -0.3, 0.05)),
      shape('#3a3f48', disc(-0.28, 0.22, 0.2), disc(0.28, 0.22, 0.2)),
      shape('#f4f3ef', disc(-0.28, 0.22, 0.12), disc(0.28, 0.22, 0.12)),
      shape('#d9383a', disc(-0.28, 0.22, 0.045), disc(0.28, 0.22, 0.045)),
    ],
  },
  photo: {
    metres: 0.2,
    shapes: [
      shape('#fdfdfb', box(-0.42, -0.5, 0.84, 1, 0.02)),
      shape('#9fd3f0', box(-0.35, -0.43, 0.7, 0.68, 0.01)),
      shape('#7fbf6a', corners([-0.35, 0.06], [-0.1, -0.04], [0.35, 0.08], [0.35, 0.25], [-0.35, 0.25])),
      shape('#f2c53d', disc(0.22, -0.3, 0.07)),
      shape('#d9583a', box(-0.2, 0.04, 0.16, 0.21, 0.06)),
      shape('#3f7fb5', box(0.02, 0, 0.18, 0.25, 0.06)),
      shape('#efc09a', disc(-0.12, -0.02, 0.08), disc(0.11, -0.07, 0.09)),
      shape(
        '#5a3a28',
        arc([-0.12, -0.03], 0.07, [180, 360], 0.05),
        arc([0.11, -0.08], 0.08, [180, 360], 0.05),
      ),
    ],
  },
  passport: {
    metres: 0.16,
    shapes: [
      shape('#8a2436', box(-0.36, -0.5, 0.72, 1, 0.05)),
      shape('#e3b341', disc(0, -0.05, 0.2)),
      shape('#8a2436', disc(0, -0.05, 0.16)),
      shape(
        '#e3b341',
        star(0, -0.05, 0.12),
        box(-0.2, -0.38, 0.4, 0.06, 0.02),
        box(-0.14, 0.26, 0.28, 0.05, 0.02),
      ),
    ],
  },
  'name-card': {
    metres: 0.12,
    shapes: [
      shape('#f4f3ef', box(-0.5, -0.32, 1, 0.64, 0.05)),
      shape('#3f8fd0', box(-0.5, -0.32, 1, 0.16, 0.05)),
      shape('#c9d6e2', box(-0.42, -0.1, 0.28, 0.34, 0.02)),
      shape(
        '#6c7a89',
        disc(-0.28, 0, 0.07),
        soft([-0.4, 0.24], [-0.36, 0.1], [-0.28, 0.07], [-0.2, 0.1], [-0.16, 0.24]),
      ),
      lines('#9aa3ad', -0.06, 0.46, -0.08, 0.04),
      shape(
        '#3a3f48',
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
          box(-0.06 + i * 0.055, 0.14, i % 3 === 0 ? 0.035 : 0.02, 0.12, 0),
        ),
      ),
    ],
  },
};

function star(x: number, y: number, radius: number) {
  return corners(
    ...Array.from({ length: 10 }, (_, i): [number, number] => {
      const angle = ((-90 + i * 36) * Math.PI) / 180;
      const far = i % 2 === 0 ? radius : radius * 0.45;
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }),
  );
}

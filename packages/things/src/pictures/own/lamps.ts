import type { OwnDrawings } from './own-drawing.ts';
import { arc, bar, corners, disc, shape, soft } from './shape.ts';

const shade = '#e2664f';
const lightShade = '#f08a6c';
const glow = '#ffe7a3';
const brass = '#c79a4b';
const iron = '#4a515c';

/** Lamps where they belong: on a cord from the ceiling, on a table, along a street. */
export const lamps: OwnDrawings = {
  'hanging-lamp': {
    metres: 1.1,
    shapes: [
      shape(iron, bar(0, -0.48, 0, 0.02, 0.035)),
      shape(glow, disc(0, 0.36, 0.13, 0.12)),
      shape(shade, corners([-0.09, 0], [0.09, 0], [0.2, 0.1], [0.36, 0.34], [-0.36, 0.34], [-0.2, 0.1])),
      shape(lightShade, corners([-0.05, 0.02], [0.02, 0.02], [-0.06, 0.31], [-0.26, 0.31])),
      shape('#b84a38', soft([-0.36, 0.32], [0, 0.36], [0.36, 0.32], [0.36, 0.36], [0, 0.4], [-0.36, 0.36])),
      shape(brass, disc(0, 0, 0.1, 0.045)),
    ],
  },
  'table-lamp': {
    metres: 0.5,
    shapes: [
      shape(brass, disc(0, 0.44, 0.22, 0.06), bar(0, 0.42, 0, 0.02, 0.06)),
      shape('#4f86b8', soft([0, 0.08], [0.15, 0.22], [0.1, 0.4], [-0.1, 0.4], [-0.15, 0.22])),
      shape('#7fb0d8', disc(-0.06, 0.24, 0.03, 0.09)),
      shape(glow, corners([-0.2, -0.46], [0.2, -0.46], [0.38, 0.06], [-0.38, 0.06])),
      shape('#fff4d2', corners([-0.1, -0.43], [0.04, -0.43], [0.06, 0.03], [-0.2, 0.03])),
      shape('#e0b868', bar(-0.38, 0.05, 0.38, 0.05, 0.035), bar(-0.2, -0.46, 0.2, -0.46, 0.03)),
    ],
  },
  'street-lamp': {
    metres: 3.6,
    shapes: [
      shape(iron, bar(0, 0.48, 0, -0.3, 0.035), bar(-0.07, 0.47, 0.07, 0.47, 0.05)),
      shape(iron, arc([0, -0.27], 0.07, [200, 340], 0.02)),
      shape(glow, corners([-0.06, -0.31], [0.06, -0.31], [0.085, -0.44], [-0.085, -0.44])),
      shape('#fff4d2', corners([-0.03, -0.33], [0.01, -0.33], [0.01, -0.42], [-0.045, -0.42])),
      shape(iron, corners([-0.1, -0.44], [0.1, -0.44], [0.03, -0.5], [-0.03, -0.5])),
    ],
  },
};

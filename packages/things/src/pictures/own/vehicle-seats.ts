import type { OwnDrawings } from './own-drawing.ts';
import { bar, box, shape, soft } from './shape.ts';

const cloth = '#3f6fb5';
const light = '#5485cc';
const dark = '#2d5290';
const belt = '#3a3f4c';
const shell = '#4b5566';
const pad = '#e0685c';

/** Seats that one sits on in vehicles, seen from the front. */
export const vehicleSeats: OwnDrawings = {
  'cabin-seats': {
    metres: 1.35,
    shapes: [
      shape(belt, box(-0.36, 0.34, 0.05, 0.14, 0.01), box(0.31, 0.34, 0.05, 0.14, 0.01)),
      shape(cloth, box(-0.46, -0.4, 0.44, 0.66, 0.09), box(0.02, -0.4, 0.44, 0.66, 0.09)),
      shape('#f2efe6', box(-0.38, -0.4, 0.28, 0.16, 0.03), box(0.1, -0.4, 0.28, 0.16, 0.03)),
      shape(dark, box(-0.37, -0.18, 0.26, 0.36, 0.05), box(0.11, -0.18, 0.26, 0.36, 0.05)),
      shape(belt, box(-0.46, 0.26, 0.92, 0.1, 0.03)),
      shape(light, box(-0.47, 0.16, 0.46, 0.15, 0.05), box(0.01, 0.16, 0.46, 0.15, 0.05)),
      shape(
        belt,
        box(-0.5, 0.02, 0.05, 0.26, 0.02),
        box(-0.025, 0.02, 0.05, 0.24, 0.02),
        box(0.45, 0.02, 0.05, 0.26, 0.02),
      ),
    ],
  },
  'child-seat': {
    metres: 0.72,
    shapes: [
      shape(
        shell,
        soft([-0.3, -0.42], [0, -0.5], [0.3, -0.42], [0.36, 0.1], [0.3, 0.2], [-0.3, 0.2], [-0.36, 0.1]),
      ),
      shape(pad, soft([-0.22, -0.36], [0, -0.43], [0.22, -0.36], [0.24, 0.06], [-0.24, 0.06])),
      shape(shell, box(-0.44, 0.08, 0.14, 0.28, 0.06), box(0.3, 0.08, 0.14, 0.28, 0.06)),
      shape(shell, box(-0.4, 0.2, 0.8, 0.3, 0.08)),
      shape(pad, box(-0.32, 0.12, 0.64, 0.2, 0.08)),
      shape(belt, bar(-0.13, -0.34, -0.07, 0.16, 0.05), bar(0.13, -0.34, 0.07, 0.16, 0.05)),
    ],
  },
};

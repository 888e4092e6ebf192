import type { OwnDrawings } from './own-drawing.ts';
import { disc, shape, soft } from './shape.ts';

export const potty: OwnDrawings = {
  potty: {
    metres: 0.42,
    shapes: [
      shape('#2f8f9d', soft([-0.34, -0.02], [-0.36, -0.34], [-0.12, -0.46], [0.06, -0.42], [0.02, -0.06])),
      shape(
        '#3fb0bd',
        soft([-0.42, -0.06], [0.44, -0.06], [0.36, 0.22], [0.4, 0.38], [-0.4, 0.38], [-0.36, 0.2]),
      ),
      shape('#57c8d3', disc(0.01, -0.04, 0.45, 0.12)),
      shape('#1f6b77', disc(0.03, -0.035, 0.3, 0.07)),
      shape('#8fe0e6', soft([-0.24, 0.1], [-0.2, 0.26], [-0.26, 0.3], [-0.31, 0.16])),
    ],
  },
};

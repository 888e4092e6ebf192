import type { OwnDrawings } from './own-drawing.ts';
import { bar, corners, disc, shape, soft } from './shape.ts';

/** Round a camp: no icon of these has anything of it but one part. */
export const camp: OwnDrawings = {
  fire: {
    metres: 0.75,
    shapes: [
      shape('#8f9399', disc(-0.4, 0.4, 0.1, 0.07), disc(-0.2, 0.45, 0.1, 0.06), disc(0.22, 0.45, 0.1, 0.06)),
      shape('#a7abb0', disc(0.4, 0.4, 0.1, 0.07), disc(0.01, 0.47, 0.11, 0.06)),
      shape('#7a4f2c', bar(-0.34, 0.4, 0.2, 0.24, 0.11), bar(0.34, 0.4, -0.2, 0.24, 0.11)),
      shape('#c98f5c', disc(0.34, 0.4, 0.04, 0.055), disc(-0.34, 0.4, 0.04, 0.055)),
      shape(
        '#f0652a',
        soft(
          [0, 0.32],
          [-0.24, 0.22],
          [-0.27, 0],
          [-0.15, -0.16],
          [-0.13, -0.05],
          [-0.03, -0.26],
          [0.03, -0.44],
          [0.16, -0.18],
          [0.17, -0.06],
          [0.23, -0.12],
          [0.28, 0.06],
          [0.22, 0.23],
        ),
      ),
      shape('#ffb02e', soft([0, 0.3], [-0.15, 0.18], [-0.13, 0.04], [0, -0.18], [0.13, 0.05], [0.14, 0.2])),
      shape('#fff0a8', soft([0, 0.28], [-0.07, 0.18], [0, 0.04], [0.07, 0.19])),
    ],
  },
  wheel: {
    metres: 0.5,
    shapes: [
      shape('#34383f', disc(0, 0, 0.5)),
      shape('#aeb5bd', disc(0, 0, 0.34)),
      shape('#d7dce1', disc(0, 0, 0.29)),
      shape(
        '#8b929b',
        ...[0, 72, 144, 216, 288].map((angle) => {
          const a = ((angle - 90) * Math.PI) / 180;
          return bar(0, 0, Math.cos(a) * 0.3, Math.sin(a) * 0.3, 0.06);
        }),
      ),
      shape('#5a616a', disc(0, 0, 0.09)),
      shape('#4a4f57', corners([-0.02, 0.42], [0.02, 0.42], [0.02, 0.48], [-0.02, 0.48])),
    ],
  },
};

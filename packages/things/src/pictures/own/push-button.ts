import type { OwnDrawings } from './own-drawing.ts';
import { box, disc, shape } from './shape.ts';

/** What is pressed to make something go: in a lift, at a crossing, on a machine. */
export const pushButton: OwnDrawings = {
  'push-button': {
    metres: 0.26,
    shapes: [
      shape('#8b8fa0', box(-0.42, -0.48, 0.84, 0.96, 0.1)),
      shape('#c9ccd8', box(-0.35, -0.41, 0.7, 0.82, 0.08)),
      shape('#8e2631', disc(0, 0.03, 0.27)),
      shape('#e0424f', disc(0, -0.02, 0.25)),
      shape('#f4868d', disc(-0.08, -0.11, 0.08, 0.05, -30)),
    ],
  },
};

import type { Point } from '@milestoon/drawing';
import type { OwnDrawings } from './own-drawing.ts';
import { arc, bar, disc, shape, soft } from './shape.ts';

const rear: Point = [-0.335, 0.13];
const front: Point = [0.335, 0.13];
const radius = 0.165;

const round = (at: Point): Point[] => arc(at, radius, [0, 360], 0.036);
const rim = (at: Point): Point[] => arc(at, radius - 0.026, [0, 360], 0.012);
const spokes = ([x, y]: Point): Point[][] =>
  [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 4;
    const reach: Point = [Math.cos(angle) * (radius - 0.03), Math.sin(angle) * (radius - 0.03)];
    return bar(x - reach[0], y - reach[1], x + reach[0], y + reach[1], 0.007);
  });

/** A child's bike as children ride it, in the colour that they wear when nobody told one. */
export const bicycle: OwnDrawings = {
  bicycle: {
    metres: 0.95,
    shapes: [
      shape('#c3c6d2', ...spokes(rear), ...spokes(front)),
      shape('#d9dbe4', rim(rear), rim(front)),
      shape('#4a4756', round(rear), round(front)),
      shape(
        '#d5d7e0',
        bar(0.235, -0.17, 0.22, -0.27, 0.024),
        disc(rear[0], rear[1], 0.026),
        disc(front[0], front[1], 0.026),
      ),
      shape(
        '#f0803c',
        bar(rear[0], rear[1], -0.03, 0.125, 0.028),
        bar(rear[0], rear[1], -0.12, -0.07, 0.028),
        bar(-0.03, 0.125, -0.13, -0.12, 0.028),
        bar(-0.115, -0.055, 0.24, -0.1, 0.028),
        bar(-0.03, 0.125, 0.25, -0.07, 0.028),
        bar(0.232, -0.165, front[0], front[1], 0.028),
      ),
      shape('#d5d7e0', disc(-0.03, 0.125, 0.044)),
      shape(
        '#4a4350',
        bar(0.15, -0.275, 0.25, -0.285, 0.032),
        bar(-0.03, 0.125, -0.1, 0.17, 0.018),
        bar(-0.14, 0.17, -0.06, 0.17, 0.02),
      ),
      shape(
        '#5b4038',
        soft(
          [-0.22, -0.135],
          [-0.2, -0.165],
          [-0.13, -0.155],
          [-0.06, -0.16],
          [-0.045, -0.14],
          [-0.12, -0.12],
          [-0.2, -0.11],
        ),
      ),
    ],
  },
};

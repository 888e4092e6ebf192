import { type DrawOp, ellipse, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** A pan whose handle begins in the grip and whose bottom lies before it. */
export const fryingPan = (figure: Figure): DrawOp[] => [
  ...solid(figure, [tube(segment([-0.06, 0], [0.2, -0.02]), [0.034, 0.03], { samples: 6 })], '#6b4630', {
    shade: 0.3,
    line: 0.7,
    dots: false,
  }),
  ...solid(figure, [ellipse(0.46, 0.01, 0.3, 0.085, 0, 40)], '#4a505c', {
    shade: 0.5,
    line: 0.8,
    dots: false,
  }),
  ...solid(figure, [ellipse(0.46, -0.015, 0.25, 0.055, 0, 36)], '#2f343d', {
    shade: 0.2,
    line: 0.5,
    dots: false,
  }),
];

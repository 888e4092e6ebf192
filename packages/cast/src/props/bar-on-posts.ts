import { type DrawOp, type Point, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** A bar on two posts that stand on the ground, its middle at a point of the figure's space, heads. */
export function barOnPosts(figure: Figure, [x, y]: Point): DrawOp[] {
  const steel = (from: Point, to: Point, thick: number): DrawOp[] =>
    solid(figure, [tube(segment(from, to), [thick, thick], { samples: 4 })], '#e2a23b', {
      shade: 0.3,
      dots: false,
    });
  return [
    ...steel([x - 1.15, y], [x - 1.15, 0.02], 0.07),
    ...steel([x + 1.15, y], [x + 1.15, 0.02], 0.07),
    ...steel([x - 1.25, y], [x + 1.25, y], 0.055),
  ];
}

import {
  add,
  type DrawOp,
  openCurve,
  type Point,
  scale,
  segment,
  solid,
  stroke,
  subtract,
  tube,
  unit,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { gripOf } from './in-hand.ts';

/** Heads from the far hand to the tip, and from the tip to the hook. */
const [long, line] = [1.35, 1.5] as const;

const alongOf = (figure: Figure): { from: Point; along: Point; far: Point } => {
  const { near, far } = figure.joints.arms;
  const [from, to] = [gripOf(figure, near), gripOf(figure, far)];
  return { from, along: unit(subtract(to, from)), far: to };
};
const tipOf = (figure: Figure): Point => {
  const { far, along } = alongOf(figure);
  return add(far, scale(along, long));
};

/** Where the line ends. */
export const hookOf = (figure: Figure, frame: number): Point =>
  add(tipOf(figure), [Math.sin(frame / 14) * 0.05, line]);

/** A rod through both hands, with its line and a float. */
export function fishingRod(figure: Figure, frame: number): DrawOp[] {
  const { from, along } = alongOf(figure);
  const [butt, tip, hook] = [add(from, scale(along, -0.3)), tipOf(figure), hookOf(figure, frame)];
  const slack: Point = add(scale(add(tip, hook), 0.5), [0.05, 0]);
  return [
    ...solid(figure, [tube(segment(butt, tip), [0.042, 0.014], { samples: 8 })], '#9a6a3c', {
      shade: 0.3,
      line: 0.7,
      dots: false,
    }),
    stroke(openCurve([tip, slack, hook], 10), 0.016, '#eef3f7', 1, 1),
  ];
}

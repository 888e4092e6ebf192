import {
  add,
  between,
  type DrawOp,
  length,
  openCurve,
  perpendicular,
  type Point,
  scale,
  solid,
  stroke,
  subtract,
  tube,
  unit,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { gripOf } from './in-hand.ts';

/** Heads from mark to mark. */
const marks = 0.085;

/** A yellow tape with marks, stretched from one hand to the other and a little beyond. */
export function tapeMeasure(figure: Figure): DrawOp[] {
  const { near, far } = figure.joints.arms;
  const [from, to] = [gripOf(figure, near), gripOf(figure, far)];
  const along = unit(subtract(to, from));
  const across = perpendicular(along);
  const [start, end] = [add(from, scale(along, -0.07)), add(to, scale(along, 0.07))];
  const long = length(subtract(end, start));
  const count = Math.max(1, Math.floor(long / marks));
  const tick = (i: number): DrawOp => {
    const at = between(start, end, (i * marks + marks / 2) / long);
    const wide = i % 2 === 0 ? 0.055 : 0.03;
    const edge: Point = add(at, scale(across, -0.055));
    return stroke(openCurve([edge, add(edge, scale(across, wide))], 2), 0.014, '#6b4a12', 1, 1);
  };
  return [
    ...solid(
      figure,
      [tube([start, end], [0.055, 0.055], { samples: 3, start: 'flat', end: 'flat' })],
      '#ffcf3f',
      {
        shade: 0.25,
        dots: false,
      },
    ),
    ...Array.from({ length: count }, (_, i) => tick(i)),
  ];
}

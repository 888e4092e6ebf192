import { closedCurve, type DrawOp, ellipse, type Knot, openCurve } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { clip, fill, solid, stroke } from '../pen.ts';

const cone: readonly Knot[] = [
  [-0.075, -0.1, 1],
  [0.075, -0.1, 1],
  [0.008, 0.14, 1],
  [-0.008, 0.14, 1],
];

/** A cone with two scoops about the hand's grip; `bites` 0…3 of the upper one are gone. */
export function iceCream(figure: Figure, bites: number): DrawOp[] {
  const waffle = [-0.06, -0.02, 0.02, 0.06].flatMap((x) => [
    stroke(
      openCurve(
        [
          [x - 0.1, -0.12],
          [x + 0.08, 0.14],
        ],
        3,
      ),
      0.008,
      '#a8672c',
      1,
      1,
    ),
    stroke(
      openCurve(
        [
          [x + 0.1, -0.12],
          [x - 0.08, 0.14],
        ],
        3,
      ),
      0.008,
      '#a8672c',
      1,
      1,
    ),
  ]);
  const top = 0.085 - bites * 0.009;
  return [
    ...solid(figure, [closedCurve(cone)], '#e0a45a', { shade: 0.6, dots: false }),
    ...clip([closedCurve(cone)], waffle),
    ...solid(figure, [ellipse(0, -0.22 + bites * 0.012, top, top * 0.95)], '#fff1d6', {
      shade: 0.5,
      line: 0.8,
      dots: false,
    }),
    ...solid(figure, [ellipse(0, -0.13, 0.095, 0.08)], '#ff9ebb', { shade: 0.6, line: 0.8, dots: false }),
    fill(ellipse(-0.03, -0.25 + bites * 0.012, 0.02, 0.014, -0.4, 14), 'rgba(255,255,255,0.8)'),
    fill(ellipse(-0.04, -0.155, 0.02, 0.014, -0.4, 14), 'rgba(255,255,255,0.7)'),
  ];
}

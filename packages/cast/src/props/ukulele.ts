import {
  add,
  closedCurve,
  compose,
  type DrawOp,
  ellipse,
  fill,
  radians,
  rotation,
  scaling,
  solid,
  stroke,
  translation,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** A ukulele across the chest; the neck goes up to the right. */
export function ukulele(figure: Figure, ringing: number): DrawOp[] {
  const [x, y] = add(figure.joints.chest, [-0.04, 0.52]);
  const body = closedCurve([
    [-0.3, 0],
    [-0.22, -0.17],
    [-0.05, -0.13],
    [0.08, -0.14],
    [0.18, 0],
    [0.08, 0.14],
    [-0.05, 0.13],
    [-0.22, 0.17],
  ]);
  const strings = [-0.024, -0.008, 0.008, 0.024].map((at, i) =>
    stroke(
      [
        [-0.18, at],
        [0.2, at + Math.sin(ringing * 2 + i) * 0.006],
        [0.62, at],
      ],
      0.007,
      '#fdf6e3',
      1,
      1,
    ),
  );
  const ops: DrawOp[] = [
    ...solid(
      figure,
      [
        tube(
          [
            [0.12, 0],
            [0.64, 0],
          ],
          [0.07, 0.06],
          { samples: 4, start: 'flat', end: 'flat' },
        ),
      ],
      '#7a4a2b',
      { shade: 0.4, dots: false },
    ),
    ...solid(
      figure,
      [
        closedCurve([
          [0.62, -0.05, 1],
          [0.78, -0.065, 1],
          [0.78, 0.065, 1],
          [0.62, 0.05, 1],
        ]),
      ],
      '#9a6238',
      { shade: 0.4, dots: false },
    ),
    ...solid(figure, [body], '#e8694a', { shade: 0.8 }),
    fill(ellipse(-0.02, 0, 0.062, 0.062, 0, 24), '#5b3420'),
    ...strings,
  ];
  return [{ kind: 'group', matrix: compose(translation(x, y), rotation(radians(-24)), scaling(1.3)), ops }];
}

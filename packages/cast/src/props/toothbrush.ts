import { closedCurve, type DrawOp, ellipse, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { companion } from '../material.ts';
import { fill, solid } from '../pen.ts';

/** A toothbrush that points up out of the hand. */
export function toothbrush(figure: Figure): DrawOp[] {
  const color = companion(figure.person.signature, 150, 0.62, 0.14);
  return [
    ...solid(
      figure,
      [
        tube(
          [
            [0, 0.1],
            [0, -0.3],
          ],
          [0.034, 0.028],
          { samples: 4 },
        ),
      ],
      color,
      { shade: 0.4, line: 0.8, dots: false },
    ),
    ...solid(
      figure,
      [
        closedCurve([
          [-0.055, -0.37, 1],
          [-0.012, -0.37, 1],
          [-0.012, -0.26, 1],
          [-0.055, -0.26, 1],
        ]),
      ],
      '#f6fbff',
      { shade: 0.3, line: 0.6, dots: false },
    ),
  ];
}

/** Foam around the mouth; `at` in the figure's space. */
export const foam = (x: number, y: number, phase: number): DrawOp[] =>
  [
    [-0.07, 0.03, 0.034],
    [-0.02, 0.055, 0.042],
    [0.05, 0.04, 0.036],
    [0.085, 0.005, 0.024],
  ].map(([dx = 0, dy = 0, r = 0], i) =>
    fill(
      ellipse(x + dx, y + dy + Math.sin(phase + i * 1.7) * 0.006, r, r * 0.85, 0, 16),
      'rgba(255,255,255,0.94)',
    ),
  );

import {
  clip,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Pen,
  solid,
  stroke,
  tube,
} from '@milestoon/drawing';
import type { Thing } from './thing.ts';

/** What is left of an ice cream. */
export interface IceCreamState {
  /** 0 … 3 licks of the upper scoop are gone; the cherry goes first. */
  bites: number;
  /** How far it has melted down over the cone, 0 … 1. */
  drip?: number;
}

const fine = { line: 0.8, dots: false } as const;
const cone = closedCurve([
  [-0.075, -0.1, 1],
  [0.075, -0.1, 1],
  [0.008, 0.14, 1],
  [-0.008, 0.14, 1],
]);
const waffle = [-0.06, -0.02, 0.02, 0.06].flatMap((x) =>
  [1, -1].map((side) =>
    stroke(
      openCurve(
        [
          [x - 0.1 * side, -0.12],
          [x + 0.08 * side, 0.14],
        ],
        3,
      ),
      0.008,
      '#a8672c',
      1,
      1,
    ),
  ),
);

/** A cone with two scoops and a cherry; its origin is where a hand holds it. */
export const iceCream = {
  metres: 0.16,
  grips: [[0, 0]],
  draw(pen: Pen, { bites, drip = 0 }): DrawOp[] {
    const top = 0.085 - bites * 0.009;
    const middle = -0.22 + bites * 0.012;
    const melting = tube(
      openCurve([
        [0.045, -0.1],
        [0.05, -0.08 + drip * 0.11],
      ]),
      [0.015, 0.018],
    );
    return [
      ...solid(pen, [cone], '#e0a45a', { shade: 0.6, dots: false }),
      ...clip([cone], waffle),
      ...(bites > 0 ? [] : solid(pen, [ellipse(0.012, -0.315, 0.028)], '#e8505b', { ...fine, shade: 0.5 })),
      ...solid(pen, [ellipse(0, middle, top, top * 0.95)], '#fff1d6', { ...fine, shade: 0.5 }),
      ...(drip > 0 ? solid(pen, [melting], '#ff9ebb', { ...fine, shade: 0.4 }) : []),
      ...solid(pen, [ellipse(0, -0.13, 0.095, 0.08)], '#ff9ebb', { ...fine, shade: 0.6 }),
      fill(ellipse(-0.03, middle - 0.03, 0.02, 0.014, -0.4, 14), 'rgba(255,255,255,0.8)'),
      fill(ellipse(-0.04, -0.155, 0.02, 0.014, -0.4, 14), 'rgba(255,255,255,0.7)'),
    ];
  },
} satisfies Thing<IceCreamState>;

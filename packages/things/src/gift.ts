import {
  closedCurve,
  type Color,
  companion,
  compose,
  type DrawOp,
  ellipse,
  type Knot,
  type Pen,
  radians,
  rectangle,
  rotation,
  solid,
  translation,
} from '@milestoon/drawing';
import type { Thing } from './thing.ts';

export interface GiftState {
  paper: Color;
  ribbon: Color;
  /** How far the lid is off, 0 … 1: somebody in it cannot wait. */
  lifted?: number;
}

/** Wrapped in somebody's own colour, with a ribbon that stands out from it. */
export const giftOf = (signature: Color): GiftState => ({
  paper: signature,
  ribbon: companion(signature, 170, 0.72, 0.13),
});

/** Half the width of the box. */
const half = 0.17;

/** A wrapped present with a lid and a bow. */
export const gift = {
  metres: 0.25,
  grips: [
    [-half, 0.05],
    [half, 0.05],
  ],
  foot: half,
  draw(pen: Pen, { paper, ribbon, lifted = 0 }): DrawOp[] {
    const r = half;
    const wing = (side: 1 | -1): Knot[] => [
      [0, -r * 1.05, 1],
      [side * 0.05, -r - 0.1],
      [side * 0.13, -r - 0.09],
      [side * 0.12, -r - 0.01],
    ];
    const band = { line: 0.7, shade: 0.3 } as const;
    return [
      ...solid(pen, [rectangle(-r, -r * 0.8, r, r)], paper, { shade: 0.8 }),
      ...solid(pen, [rectangle(-0.035, -r * 0.8, 0.035, r)], ribbon, band),
      {
        kind: 'group',
        matrix: compose(translation(0, -0.05 * lifted), rotation(radians(7 * lifted))),
        ops: [
          ...solid(pen, [rectangle(-r * 1.1, -r * 1.05, r * 1.1, -r * 0.6)], paper, { shade: 0.3 }),
          ...solid(pen, [rectangle(-0.035, -r * 1.05, 0.035, -r * 0.6)], ribbon, band),
          ...solid(pen, [closedCurve(wing(-1)), closedCurve(wing(1))], ribbon, { line: 0.8, shade: 0.5 }),
          ...solid(pen, [ellipse(0, -r * 1.12, 0.028, 0.024, 0, 20)], ribbon, { line: 0.8, shade: 0.3 }),
        ],
      },
    ];
  },
} satisfies Thing<GiftState>;

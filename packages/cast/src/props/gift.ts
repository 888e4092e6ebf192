import { closedCurve, type DrawOp, type Knot, type Point, rectangle, translation } from '@milestoon/drawing';
import { companion } from '../material.ts';
import { type Pen, solid } from '../pen.ts';

/** Half the width of the box, heads. */
export const giftRadius = 0.17;

/** A wrapped present with a bow, its middle at `at`, in heads. */
export function gift(pen: Pen, at: Point, signature: string): DrawOp[] {
  const r = giftRadius;
  const ribbon = companion(signature, 170, 0.72, 0.13);
  const wing = (side: 1 | -1): Knot[] => [
    [0, -r * 1.05, 1],
    [side * 0.05, -r - 0.1],
    [side * 0.13, -r - 0.09],
    [side * 0.12, -r - 0.01],
  ];
  return [
    {
      kind: 'group',
      matrix: translation(at[0], at[1]),
      ops: [
        ...solid(pen, [rectangle(-r, -r * 0.8, r, r)], signature, { shade: 0.8 }),
        ...solid(pen, [rectangle(-r * 1.1, -r * 1.05, r * 1.1, -r * 0.6)], signature, { shade: 0.3 }),
        ...solid(pen, [rectangle(-0.035, -r * 1.05, 0.035, r)], ribbon, { line: 0.7, shade: 0.3 }),
        ...solid(pen, [closedCurve(wing(-1)), closedCurve(wing(1))], ribbon, { line: 0.8, shade: 0.5 }),
      ],
    },
  ];
}

import { type DrawOp, type Pen, type Point, rectangle, solid } from '@milestoon/drawing';

const [light, wood, legs] = ['#dba876', '#c98f5c', '#9a6238'] as const;

/** Where and how large a table is, in units of whoever draws it: its middle, half its width, its height. */
export interface TableSize {
  x?: number;
  half: number;
  high: number;
}

/** A bare table, seen from the front and a little from above; it stands at zero. */
export function table(pen: Pen, { x = 0, half, high }: TableSize): DrawOp[] {
  const top = -high;
  const at = (dx: number, y: number): Point => [x + dx, y];
  const leg = (dx: number, foot: number): DrawOp[] =>
    solid(pen, [rectangle(x + dx - 0.05, top + 0.1, x + dx + 0.05, foot)], legs, { shade: 0.4, dots: false });
  return [
    ...leg(-half + 0.3, -0.12),
    ...leg(half - 0.3, -0.12),
    ...leg(-half + 0.1, 0),
    ...leg(half - 0.1, 0),
    ...solid(
      pen,
      [
        [
          at(-half + 0.14, top - 0.05),
          at(half - 0.14, top - 0.05),
          at(half, top + 0.13),
          at(-half, top + 0.13),
        ],
      ],
      light,
      { shade: 0.1, dots: false },
    ),
    ...solid(pen, [rectangle(x - half, top + 0.12, x + half, top + 0.22)], wood, { shade: 0.3, dots: false }),
  ];
}

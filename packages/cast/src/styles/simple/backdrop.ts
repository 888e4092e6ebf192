import { type DrawOp, ellipse, fill, fillAll, type Point, random } from '@milestoon/drawing';

const plates = ['#cfe8e2', '#fbe3b8', '#f7d3cf', '#d5e0f3'] as const;
const confetti = ['#f2a65a', '#7fc4b4', '#ef8a80', '#8fb4e3'] as const;

/** A cream page with one big plate and a few plain shapes. */
export function backdrop(size: number, seed: number): DrawOp[] {
  const { pick, between, integer } = random(seed);
  const page: Point[] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const plate = pick(plates);
  const ops: DrawOp[] = [fill(page, '#fdf3e4'), fill(ellipse(size / 2, size * 0.55, size * 0.44), plate)];
  const corners: Point[] = [
    [0.1, 0.12],
    [0.88, 0.1],
    [0.93, 0.5],
    [0.06, 0.55],
    [0.9, 0.88],
    [0.12, 0.9],
  ];
  for (const [i, [cx, cy]] of corners.entries()) {
    const x = (cx + between(-0.02, 0.02)) * size;
    const y = (cy + between(-0.02, 0.02)) * size;
    const r = between(0.022, 0.036) * size;
    const color = confetti[(i + integer(0, 3)) % 4] ?? confetti[0];
    if (i % 3 === 0) ops.push(fill(ellipse(x, y, r), color));
    else if (i % 3 === 1)
      ops.push(
        fill(
          [
            [x, y - r],
            [x + r, y + r * 0.8],
            [x - r, y + r * 0.8],
          ],
          color,
        ),
      );
    else
      ops.push(
        fillAll(
          [
            [
              [x - r, y - r * 0.32],
              [x + r, y - r * 0.32],
              [x + r, y + r * 0.32],
              [x - r, y + r * 0.32],
            ],
            [
              [x - r * 0.32, y - r],
              [x + r * 0.32, y - r],
              [x + r * 0.32, y + r],
              [x - r * 0.32, y + r],
            ],
          ],
          color,
        ),
      );
  }
  return ops;
}

import { type DrawOp, ellipse, fill, type Point, random, star } from '@milestoon/drawing';

/** A night that turns to lilac, a moon behind the head, stars. */
export function backdrop(size: number, seed: number): DrawOp[] {
  const { between } = random(seed);
  const night: Point[] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const ops: DrawOp[] = [
    fill(night, {
      linear: [0, 0, size * 0.3, size],
      stops: [
        [0, '#2b2c6b'],
        [0.55, '#7a68b8'],
        [1, '#e3b9d8'],
      ],
    }),
  ];
  const moon: Point = [size * between(0.68, 0.76), size * between(0.24, 0.3)];
  ops.push(
    fill(ellipse(moon[0], moon[1], size * 0.42), {
      radial: [moon[0], moon[1], 0, moon[0], moon[1], size * 0.42],
      stops: [
        [0, 'rgba(255,236,214,0.6)'],
        [0.5, 'rgba(226,196,255,0.25)'],
        [1, 'rgba(200,180,255,0)'],
      ],
    }),
    fill(ellipse(moon[0], moon[1], size * 0.2), 'rgba(255,246,226,0.9)'),
  );
  for (const [x, y, rx, ry] of [
    [0.1, 1, 0.36, 0.2],
    [0.92, 1.02, 0.4, 0.22],
    [0.5, 1.06, 0.4, 0.16],
  ] as const)
    ops.push(fill(ellipse(size * x, size * y, size * rx, size * ry), 'rgba(244,214,240,0.55)'));
  for (let i = 0; i < 40; i++) {
    const r = between(0.003, 0.014) * size;
    ops.push(
      fill(
        star(between(0, size), between(0, size * 0.85), r, 0.2),
        `rgba(255,244,205,${between(0.3, 0.9).toFixed(2)})`,
      ),
    );
  }
  return ops;
}

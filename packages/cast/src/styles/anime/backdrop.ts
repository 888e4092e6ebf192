import {
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Point,
  radians,
  random,
  rotate,
} from '@milestoon/drawing';

/** A spring sky with sun rays and petals. */
export function backdrop(size: number, seed: number): DrawOp[] {
  const { between } = random(seed);
  const sky: Point[] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const ops: DrawOp[] = [
    fill(sky, {
      linear: [0, 0, 0, size],
      stops: [
        [0, '#a9dcfa'],
        [0.6, '#dcefff'],
        [1, '#fde4ee'],
      ],
    }),
  ];
  const centre: Point = [size / 2, size * 0.56];
  for (let i = 0; i < 14; i++) {
    const angle = radians(i * (360 / 14) + between(-4, 4));
    const ray: Point[] = [
      [0, 0],
      [size * 0.9, -size * 0.07],
      [size * 0.9, size * 0.07],
    ];
    ops.push(
      fill(
        ray.map((p): Point => {
          const [x, y] = rotate(p, angle);
          return [centre[0] + x, centre[1] + y];
        }),
        'rgba(255,255,255,0.16)',
      ),
    );
  }
  for (const [x, y, r] of [
    [0.16, 0.8, 0.12],
    [0.3, 0.88, 0.16],
    [0.86, 0.84, 0.15],
    [0.7, 0.92, 0.14],
  ] as const)
    ops.push(fill(ellipse(size * x, size * y, size * r, size * r * 0.72), 'rgba(255,255,255,0.75)'));
  for (let i = 0; i < 16; i++) {
    const x = between(0, size);
    const y = between(0, size * 0.9);
    const r = between(0.009, 0.019) * size;
    const turn = between(0, 6);
    const petal: Point[] = [
      [-r, 0],
      [0, -r * 0.55],
      [r, 0],
      [0, r * 0.55],
    ];
    ops.push(
      fill(
        closedCurve(
          petal.map((p): Point => {
            const [px, py] = rotate(p, turn);
            return [x + px, y + py];
          }),
        ),
        'rgba(247,170,196,0.8)',
      ),
    );
  }
  return ops;
}

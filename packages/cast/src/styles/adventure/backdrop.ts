import {
  type DotsOp,
  type DrawOp,
  fill,
  openCurve,
  type Point,
  radians,
  random,
  wire,
} from '@milestoon/drawing';

/** Old map paper: rays of halftone, a dashed route and a compass rose. */
export function backdrop(size: number, seed: number): DrawOp[] {
  const { between } = random(seed);
  const s = size / 1024;
  const page: Point[] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const ops: DrawOp[] = [fill(page, '#f6e8c6')];
  const turn = between(0, 30);
  for (let i = 0; i < 12; i++) {
    const a = radians(i * 30 + turn);
    const b = radians(i * 30 + turn + 15);
    const far = size * 0.95;
    const middle: Point = [size / 2, size * 0.55];
    ops.push(
      fill(
        [
          middle,
          [middle[0] + Math.cos(a) * far, middle[1] + Math.sin(a) * far],
          [middle[0] + Math.cos(b) * far, middle[1] + Math.sin(b) * far],
        ],
        '#f2dca9',
      ),
    );
  }
  const dots: DotsOp['dots'][number][] = [];
  for (let row = 0; row * 20 * s < size; row++)
    for (let column = 0; column * 23 * s < size + 23 * s; column++) {
      const y = row * 20 * s;
      const r = 8 * s * Math.max(0, y / size - 0.42);
      if (r > 0.6 * s) dots.push([(column + (row % 2) * 0.5) * 23 * s, y, r]);
    }
  ops.push({ kind: 'dots', dots, paint: '#e4c485' });
  const route: Point[] = [
    [-0.02, 0.3],
    [0.12, 0.2],
    [0.3, 0.1],
    [0.62, 0.12],
    [0.86, 0.3],
    [1.02, 0.34],
  ];
  ops.push({
    ...wire(openCurve(route.map(([x, y]): Point => [x * size, y * size])), 7 * s, '#b5713f'),
    dash: [26 * s, 22 * s],
  });
  const [cx, cy] = [size * 0.87, size * 0.15];
  for (const [radius, color] of [
    [92, '#d7a95e'],
    [78, '#b5713f'],
  ] as const) {
    const rose = Array.from({ length: 16 }, (_, i): Point => {
      const r = (i % 4 === 0 ? radius : i % 2 === 0 ? radius * 0.6 : radius * 0.24) * s;
      const angle = (i * Math.PI) / 8;
      return [cx + Math.sin(angle) * r, cy - Math.cos(angle) * r];
    });
    ops.push(fill(rose, color));
  }
  for (const [x, y, reach, angle] of fronds) ops.push(...frond([x * size, y * size], reach * size, angle));
  return ops;
}

/** Root, length and direction (degrees) of the palm leaves in the lower corners. */
const fronds = [
  [-0.02, 1, 0.34, -78],
  [-0.02, 1.02, 0.36, -40],
  [-0.02, 1.04, 0.3, -8],
  [1.02, 1, 0.36, -104],
  [1.02, 1.02, 0.36, -142],
  [1.02, 1.04, 0.28, -172],
] as const;

/** A palm leaf: pointed leaflets along a rib, the lower half in shade. */
function frond(root: Point, reach: number, angle: number): DrawOp[] {
  const turn = radians(angle);
  const to = (along: number, aside: number): Point => [
    root[0] + Math.cos(turn) * along - Math.sin(turn) * aside,
    root[1] + Math.sin(turn) * along + Math.cos(turn) * aside,
  ];
  return ([1, -1] as const).map((side) => {
    const ring: Point[] = [to(0, 0)];
    const leaflets = 7;
    for (let i = 0; i < leaflets; i++) {
      const t = (i + 0.6) / leaflets;
      const wide = reach * 0.3 * Math.sin(Math.PI * (0.25 + 0.7 * t));
      ring.push(to(reach * (t - 0.02), side * reach * 0.045), to(reach * (t + 0.14), side * wide));
    }
    ring.push(to(reach * 1.08, 0));
    return fill(ring, side > 0 ? '#6c8748' : '#86a35c');
  });
}

import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, ellipse, openCurve, tube } from '../../core/geometry.ts';
import { adjust } from '../material.ts';
import { fill, type Pen, segment, solid, wire } from '../pen.ts';
import { animalEye } from './eye.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const feathers = { material: 'hair' } as const;
const horn = '#f0a23c';

function feet(x: number, toes: number): DrawOp[] {
  const toe = (dx: number): DrawOp => wire(segment([x, -0.03], [x + dx * toes, 0]), 0.026, horn);
  return [wire(segment([x, -0.12], [x, -0.02]), 0.028, horn), toe(-0.05), toe(0.01), toe(0.07)];
}

/** `flap` -1…1 lifts the wing. */
function wing(pen: Pen, coat: Coat, [x, y]: Point, size: number, flap: number): DrawOp[] {
  const lift = Math.max(0, flap) * 0.16 * size;
  const ring: Point[] = [
    [x + 0.16 * size, y - 0.08 * size],
    [x - 0.02 * size, y - 0.15 * size - lift * 0.4],
    [x - 0.24 * size, y - lift],
    [x - 0.36 * size, y + 0.12 * size - lift * 1.6],
    [x - 0.1 * size, y + 0.13 * size - lift],
    [x + 0.12 * size, y + 0.07 * size],
  ];
  return solid(pen, [closedCurve(ring)], adjust(coat.fur, { lightness: -0.07 }), { ...feathers, shade: 0.7 });
}

function seatedBird(pen: Pen, coat: Coat, tail: number): DrawOp[] {
  const body: Point[] = [
    [-0.1, -0.62],
    [-0.25, -0.4],
    [-0.24, -0.18],
    [-0.06, -0.07],
    [0.14, -0.1],
    [0.25, -0.28],
    [0.2, -0.5],
    [0.1, -0.62],
  ];
  const tailFeathers = tube(
    openCurve([
      [-0.16, -0.2],
      [-0.34, -0.12 - tail * 0.02],
      [-0.5, -0.08 - tail * 0.05],
    ]),
    [0.07, 0.06, 0.03],
  );
  return [
    ...feet(-0.05, 1),
    ...feet(0.09, 1),
    ...solid(pen, [tailFeathers], adjust(coat.fur, { lightness: -0.1 }), { ...feathers, shade: 0.5 }),
    ...solid(pen, [closedCurve(body)], coat.fur, {
      ...feathers,
      inner: [fill(ellipse(0.1, -0.28, 0.15, 0.2, 0.2, 36), coat.pale)],
    }),
    ...wing(pen, coat, [-0.06, -0.32], 0.8, tail),
  ];
}

function birdHead(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const gape = muzzle.open * 0.04;
  const upper: Point[] = [
    [0.2, -0.77],
    [0.37, -0.72 - gape * 0.4],
    [0.2, -0.68],
  ];
  const lower: Point[] = [
    [0.19, -0.7],
    [0.31, -0.69 + gape],
    [0.18, -0.65 + gape * 0.5],
  ];
  const crest = [-0.08, -0.02, 0.05].flatMap((x, i) =>
    solid(
      pen,
      [
        tube(
          openCurve([
            [x, -0.9],
            [x - 0.03, -1 - muzzle.ears * 0.03],
            [x - 0.1, -1.05 - i * 0.02 - muzzle.ears * 0.05],
          ]),
          [0.03, 0.03, 0.006],
        ),
      ],
      adjust(coat.fur, { lightness: 0.05 }),
      { ...feathers, shade: 0.3 },
    ),
  );
  return [
    ...crest,
    ...solid(pen, [ellipse(0.02, -0.74, 0.22, 0.2, 0, 40)], coat.fur, {
      ...feathers,
      inner: [fill(ellipse(0.12, -0.66, 0.13, 0.1, 0, 26), coat.pale)],
    }),
    ...solid(pen, [closedCurve(lower)], adjust(horn, { lightness: -0.1 }), { line: 0.8, shade: 0.3 }),
    ...solid(pen, [closedCurve(upper)], horn, { line: 0.8, shade: 0.4 }),
    ...animalEye(pen, [0.1, -0.79], 0.05, 0.95, coat.eye, muzzle),
    fill(ellipse(0.06, -0.7, 0.04, 0.026, 0, 18), 'rgba(240,120,120,0.45)'),
  ];
}

/** A small bird that hops. */
export const bird: Species = {
  scale: 130,
  neck: -0.62,
  face: { top: -0.96, tall: 0.42 },
  coats: [
    { fur: '#5bb3e6', pale: '#fdf6e3', eye: '#2f2430' },
    { fur: '#8cc84b', pale: '#fbf3b0', eye: '#2f2430' },
    { fur: '#f5cf45', pale: '#fff7d6', eye: '#2f2430' },
  ],
  seated: seatedBird,
  head: birdHead,
};

function seatedDuck(pen: Pen, coat: Coat, tail: number): DrawOp[] {
  const body: Point[] = [
    [-0.52, -0.46 - tail * 0.02],
    [-0.42, -0.34],
    [-0.3, -0.14],
    [-0.02, -0.06],
    [0.24, -0.12],
    [0.36, -0.3],
    [0.28, -0.46],
    [0.02, -0.42],
    [-0.26, -0.38],
  ];
  return [
    ...feet(-0.08, 1.5),
    ...feet(0.1, 1.5),
    ...solid(pen, [closedCurve(body)], coat.fur, feathers),
    ...wing(pen, coat, [0, -0.27], 1, tail),
  ];
}

function duckHead(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const gape = muzzle.open * 0.05;
  const neck = tube(
    openCurve([
      [0.2, -0.36],
      [0.27, -0.56],
      [0.22, -0.72],
    ]),
    [0.14, 0.1, 0.11],
  );
  const bill = (dy: number, length: number): Point[] => [
    [0.36, -0.77 + dy],
    [0.36 + length * 0.55, -0.74 + dy],
    [0.36 + length, -0.735 + dy],
    [0.36 + length * 0.9, -0.69 + dy],
    [0.36, -0.68 + dy],
  ];
  return [
    ...solid(pen, [neck, ellipse(0.22, -0.79, 0.19, 0.175, 0, 36)], coat.fur, feathers),
    ...solid(pen, [closedCurve(bill(0.03 + gape, 0.19))], adjust(horn, { lightness: -0.08 }), {
      line: 0.8,
      shade: 0.3,
    }),
    ...solid(pen, [closedCurve(bill(0, 0.25))], horn, { line: 0.9, shade: 0.4 }),
    ...animalEye(pen, [0.26, -0.83], 0.045, 0.95, coat.eye, muzzle),
  ];
}

export const duck: Species = {
  scale: 150,
  neck: -0.42,
  face: { top: -1, tall: 0.4 },
  coats: [
    { fur: '#fbf7ec', pale: '#ffffff', eye: '#2f2430' },
    { fur: '#f6d552', pale: '#fff3c0', eye: '#2f2430' },
    { fur: '#a5805a', pale: '#f1e3cf', eye: '#2f2430' },
  ],
  seated: seatedDuck,
  head: duckHead,
};

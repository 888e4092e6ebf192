import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, ellipse, openCurve, tube } from '../../core/geometry.ts';
import { adjust } from '../material.ts';
import { fill, type Pen, solid, stroke } from '../pen.ts';
import { animalEye } from './eye.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const fur = { material: 'hair' } as const;

function mane(pen: Pen, coat: Coat): DrawOp[] {
  const locks: readonly (readonly Point[])[] = [
    [
      [0.3, -1.5],
      [0.14, -1.36],
      [0.12, -1.18],
    ],
    [
      [0.24, -1.4],
      [0.06, -1.24],
      [0.04, -1.04],
    ],
    [
      [0.18, -1.26],
      [0, -1.1],
      [-0.02, -0.9],
    ],
  ];
  return locks.flatMap((line) =>
    solid(pen, [tube(openCurve([...line], 8), [0.09, 0.1, 0.02])], coat.eye, { ...fur, shade: 0.6 }),
  );
}

function head(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const neck = tube(
    openCurve(
      [
        [0.1, -0.78],
        [0.22, -1.06],
        [0.34, -1.3],
      ],
      8,
    ),
    [0.24, 0.17, 0.15],
  );
  const skull: Point[] = [
    [0.2, -1.44],
    [0.36, -1.5],
    [0.52, -1.36],
    [0.7, -1.2],
    [0.76, -1.08],
    [0.66, -1],
    [0.5, -1.04],
    [0.3, -1.14],
    [0.2, -1.28],
  ];
  const ear = (x: number): DrawOp[] =>
    solid(
      pen,
      [
        closedCurve([
          [x - 0.05, -1.46],
          [x - 0.02 + muzzle.ears * 0.03, -1.66],
          [x + 0.06, -1.47],
        ]),
      ],
      coat.fur,
      { ...fur, shade: 0.5 },
    );
  return [
    ...ear(0.38),
    ...solid(pen, [neck], coat.fur, { ...fur, gaps: [[0.04, -0.74, 0.36]] }),
    ...mane(pen, coat),
    ...solid(pen, [closedCurve(skull)], coat.fur, {
      ...fur,
      inner: [fill(ellipse(0.68, -1.08, 0.15, 0.13, 0.5, 28), coat.pale)],
    }),
    ...ear(0.28),
    ...solid(
      pen,
      [
        tube(
          openCurve(
            [
              [0.36, -1.52],
              [0.46, -1.46],
              [0.48, -1.34],
            ],
            6,
          ),
          [0.07, 0.07, 0.02],
        ),
      ],
      coat.eye,
      {
        ...fur,
        shade: 0.5,
      },
    ),
    ...animalEye(pen, [0.44, -1.27], 0.06, 0.9, '#4a3022', muzzle),
    fill(ellipse(0.7, -1.1, 0.02, 0.028, 0.4, 14), adjust(coat.fur, { lightness: -0.2 })),
    stroke(
      openCurve(
        [
          [0.58, -1.04],
          [0.65, -1.02 + muzzle.open * 0.02],
          [0.73, -1.03],
        ],
        6,
      ),
      0.014,
      adjust(coat.fur, { lightness: -0.25 }),
      0.4,
      0.4,
    ),
    ...solid(
      pen,
      [
        tube(
          openCurve(
            [
              [0.55, -1.33],
              [0.58, -1.18],
              [0.53, -1.04],
            ],
            6,
          ),
          [0.02, 0.02],
        ),
      ],
      coat.collar,
      {
        line: 0.6,
        shade: 0.3,
      },
    ),
  ];
}

/** A pony: it always stands. */
export const horse: Species = {
  scale: 215,
  neck: -0.85,
  face: { top: -1.55, tall: 0.55 },
  coats: [
    { fur: '#a86b3c', pale: '#f3dcc0', eye: '#4b2c1b' },
    { fur: '#cfc6ba', pale: '#f6f0e8', eye: '#7d7268' },
    { fur: '#d9b07a', pale: '#fbefd8', eye: '#f4e3c2' },
  ],
  head,
  standing: {
    rump: [-0.62, -0.72],
    chest: [0.08, -0.74],
    girth: [0.25, 0.24, 0.25],
    leg: { upper: 0.29, lower: 0.29, thick: 0.075 },
    tail: {
      width: 0.075,
      line: [
        [-0.82, -0.82],
        [-0.98, -0.74],
        [-1.02, -0.5],
        [-0.96, -0.28],
      ],
    },
    head: [0, 0.02],
    speed: 0.05,
  },
};

import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, ellipse } from '../../core/geometry.ts';
import { mix } from '../material.ts';
import { fill, type Pen, solid } from '../pen.ts';
import { animalEye } from './eye.ts';
import { smallMouth } from './mouth.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const fur = { material: 'hair' } as const;
const pink = '#f2a9ad';

const seated = (pen: Pen, coat: Coat): DrawOp[] => [
  ...[-0.12, 0.13].flatMap((x) =>
    solid(pen, [ellipse(x, -0.015, 0.085, 0.035, 0, 24)], pink, { line: 0.8, shade: 0.3 }),
  ),
  ...solid(pen, [ellipse(0, -0.27, 0.3, 0.28, 0, 44)], coat.fur, fur),
  fill(ellipse(0.04, -0.22, 0.19, 0.2, 0, 36), coat.pale),
  ...[-0.09, 0.16].flatMap((x) =>
    solid(pen, [ellipse(x, -0.3, 0.042, 0.055, x < 0 ? -0.5 : 0.5, 20)], pink, { line: 0.7, shade: 0.3 }),
  ),
];

/** Cheeks full of something. */
function head(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const skull: Point[] = [
    [-0.25, -0.6],
    [-0.31, -0.47],
    [-0.22, -0.36],
    [0.02, -0.335],
    [0.26, -0.36],
    [0.34, -0.47],
    [0.28, -0.6],
    [0.12, -0.72],
    [-0.1, -0.72],
  ];
  const ear = (x: number, k: number): DrawOp[] => [
    ...solid(pen, [ellipse(x, -0.7 - muzzle.ears * 0.02, 0.085 * k, 0.085, 0, 26)], coat.fur, {
      ...fur,
      shade: 0.6,
    }),
    fill(ellipse(x, -0.695 - muzzle.ears * 0.02, 0.05 * k, 0.05, 0, 22), mix(pink, coat.fur, 0.2)),
  ];
  const cheeks = [-0.17, 0.23].map((x) => fill(ellipse(x, -0.43, 0.12, 0.085, 0, 28), coat.pale));
  return [
    ...ear(-0.2, 1),
    ...ear(0.22, 0.9),
    ...solid(pen, [closedCurve(skull)], coat.fur, { ...fur, inner: cheeks }),
    ...animalEye(pen, [-0.1, -0.545], 0.058, 1, coat.eye, muzzle),
    ...animalEye(pen, [0.16, -0.545], 0.055, 0.92, coat.eye, muzzle),
    ...smallMouth(pen, [0.035, -0.47], muzzle.open, '#e8828c'),
  ];
}

/** Small, and it hops. */
export const hamster: Species = {
  scale: 150,
  neck: -0.36,
  face: { top: -0.74, tall: 0.42 },
  coats: [
    { fur: '#e0a763', pale: '#fff6e6', eye: '#3b2620' },
    { fur: '#b9b3b8', pale: '#fbf9f6', eye: '#2d2326' },
    { fur: '#c88a58', pale: '#fdeed8', eye: '#3b2620' },
  ],
  seated,
  head,
};

import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, ellipse, openCurve, tube } from '../../core/geometry.ts';
import { adjust, mix } from '../material.ts';
import { fill, type Pen, solid, stroke } from '../pen.ts';
import { animalEye } from './eye.ts';
import { smallMouth } from './mouth.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const fur = { material: 'hair' } as const;

function seated(pen: Pen, coat: Coat, tail: number): DrawOp[] {
  const trunk: Point[] = [
    [-0.12, -0.46],
    [-0.24, -0.26],
    [-0.25, -0.05],
    [-0.1, 0.01],
    [0.12, 0.01],
    [0.22, -0.06],
    [0.2, -0.26],
    [0.12, -0.46],
  ];
  const haunch = ellipse(-0.13, -0.12, 0.13, 0.115, -0.2, 32);
  return [
    ...solid(pen, [ellipse(-0.28, -0.1 + tail * 0.012, 0.08, 0.075, 0, 26)], coat.pale, {
      ...fur,
      shade: 0.6,
    }),
    ...solid(pen, [closedCurve(trunk)], coat.fur, fur),
    fill(ellipse(0.05, -0.24, 0.1, 0.16, 0.1, 32), coat.pale),
    ...solid(pen, [haunch], coat.fur, { ...fur, shade: 0.5, line: 0.8, gaps: [[-0.22, -0.2, 0.1]] }),
    ...[-0.06, 0.14].flatMap((x) =>
      solid(pen, [ellipse(x, -0.02, 0.12, 0.042, 0, 26)], coat.pale, { line: 0.9, shade: 0.4 }),
    ),
    ...[0, 0.11].flatMap((x) =>
      solid(pen, [ellipse(x, -0.3, 0.042, 0.075, -0.25, 24)], coat.fur, { ...fur, line: 0.8, shade: 0.5 }),
    ),
  ];
}

/** Upright when pricked; hanging they fall outwards. */
function ear(pen: Pen, coat: Coat, x: number, side: -1 | 1, up: number): DrawOp[] {
  const out = side * (0.05 + (1 - up) * 0.16);
  const top = -1.24 + (1 - up) * 0.22;
  const line: Point[] = [
    [x, -0.7],
    [x + out * 0.5, -0.95],
    [x + out, top],
  ];
  const inner: Point[] = [
    [x + out * 0.15, -0.76],
    [x + out * 0.55, -0.95],
    [x + out * 0.95, top + 0.08],
  ];
  return [
    ...solid(pen, [tube(openCurve(line, 8), [0.06, 0.078, 0.03])], coat.fur, { ...fur, shade: 0.6 }),
    ...solid(pen, [tube(openCurve(inner, 8), [0.03, 0.042, 0.012])], mix('#f2a9ad', coat.fur, 0.25), {
      line: 0,
      shade: 0.2,
    }),
  ];
}

function head(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const up = Math.max(0, Math.min(1, 0.7 + muzzle.ears * 0.5));
  const skull: Point[] = [
    [-0.23, -0.66],
    [-0.27, -0.55],
    [-0.2, -0.43],
    [0.02, -0.39],
    [0.22, -0.43],
    [0.27, -0.55],
    [0.23, -0.67],
    [0.1, -0.76],
    [-0.1, -0.76],
  ];
  return [
    ...ear(pen, coat, 0.1, 1, up * 0.92),
    ...ear(pen, coat, -0.12, -1, up),
    ...solid(pen, [closedCurve(skull)], coat.fur, {
      ...fur,
      inner: [fill(ellipse(0.05, -0.46, 0.14, 0.09, 0, 30), coat.pale)],
    }),
    ...animalEye(pen, [-0.09, -0.59], 0.06, 0.95, coat.eye, muzzle),
    ...animalEye(pen, [0.16, -0.59], 0.056, 0.88, coat.eye, muzzle),
    ...smallMouth(pen, [0.05, -0.505], muzzle.open, '#e8828c'),
    ...solid(pen, [ellipse(0.05, -0.43, 0.022, 0.022, 0, 12)], '#fffdf6', { line: 0.5, shade: 0 }),
    ...[-1, 1].flatMap((side) =>
      [0, 0.03].map((dy) =>
        stroke(
          openCurve(
            [
              [0.05 + side * 0.09, -0.485 + dy],
              [0.05 + side * 0.25, -0.5 + dy * 2],
            ],
            4,
          ),
          0.0075,
          adjust(coat.fur, { lightness: -0.25 }),
          0.8,
          0.2,
        ),
      ),
    ),
  ];
}

/** Hops wherever it goes. */
export const rabbit: Species = {
  scale: 150,
  neck: -0.42,
  face: { top: -0.8, tall: 0.44 },
  coats: [
    { fur: '#b98d63', pale: '#fbf2e2', eye: '#5a3a24' },
    { fur: '#f3ede4', pale: '#fffdf8', eye: '#a8574f' },
    { fur: '#8d8994', pale: '#f4f1ee', eye: '#4a3a30' },
  ],
  seated,
  head,
};

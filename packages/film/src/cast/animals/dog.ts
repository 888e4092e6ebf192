import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, ellipse, type Knot, openCurve, tube } from '../../core/geometry.ts';
import { adjust, shadowOf } from '../material.ts';
import { clip, fill, type Pen, solid, stroke } from '../pen.ts';
import { animalEye } from './eye.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const lineOf = ({ style }: Pen, coat: Coat): { color: string; width: number } => ({
  color: style.ink ?? adjust(coat.fur, { lightnessTimes: 0.5 }),
  width: style.line.width || 0.012,
});
const fur = { material: 'hair' } as const;

function frontLeg(pen: Pen, coat: Coat, x: number, k: number): DrawOp[] {
  const { color, width } = lineOf(pen, coat);
  const leg: Point[] = [
    [x - 0.07 * k, -0.36],
    [x - 0.075 * k, -0.06],
    [x - 0.08 * k, 0],
    [x + 0.03, 0.02],
    [x + 0.11 * k, 0],
    [x + 0.09 * k, -0.07],
    [x + 0.06 * k, -0.14],
    [x + 0.07 * k, -0.36],
  ];
  const paw: Point[] = [
    [x - 0.075 * k, -0.075],
    [x - 0.08 * k, 0],
    [x + 0.03, 0.018],
    [x + 0.108 * k, -0.002],
    [x + 0.085 * k, -0.075],
    [x, -0.1],
  ];
  return [
    ...solid(pen, [closedCurve(leg)], coat.fur, { ...fur, gaps: [[x, -0.38, 0.13]], shade: 0.7 }),
    fill(closedCurve(paw), coat.pale),
    stroke(
      openCurve(
        [
          [x + 0.03, 0],
          [x + 0.035, -0.045],
        ],
        3,
      ),
      width,
      color,
    ),
    stroke(
      openCurve(
        [
          [x + 0.07, -0.005],
          [x + 0.07, -0.04],
        ],
        3,
      ),
      width,
      color,
    ),
  ];
}

function seated(pen: Pen, coat: Coat, tail: number): DrawOp[] {
  const trunk: Point[] = [
    [-0.2, -0.62],
    [-0.3, -0.3],
    [-0.32, -0.06],
    [-0.14, 0],
    [0.1, 0],
    [0.2, -0.1],
    [0.18, -0.36],
    [0.12, -0.64],
  ];
  const bib: Point[] = [
    [-0.1, -0.58],
    [-0.1, -0.34],
    [-0.02, -0.16],
    [0.1, -0.2],
    [0.14, -0.38],
    [0.1, -0.58],
  ];
  const tailLine: Point[] = [
    [-0.26, -0.14],
    [-0.44, -0.22],
    [-0.5 - tail * 0.05, -0.42],
    [-0.44 - tail * 0.14, -0.56],
  ];
  return [
    ...solid(pen, [tube(openCurve(tailLine, 10), [0.055, 0.065, 0.03])], coat.fur, fur),
    ...solid(pen, [ellipse(-0.2, -0.17, 0.17, 0.18)], adjust(coat.fur, { lightness: -0.03 }), fur),
    ...solid(pen, [closedCurve(trunk)], coat.fur, fur),
    fill(closedCurve(bib), coat.pale),
    ...frontLeg(pen, coat, 0.1, 0.9),
    ...frontLeg(pen, coat, -0.05, 1),
    ...solid(pen, [ellipse(-0.24, -0.035, 0.11, 0.055)], coat.pale, { shade: 0.5 }),
  ];
}

const ear = (side: 1 | -1, lift: number): Point[] => {
  const near: Point[] = [
    [-0.22, -1.12],
    [-0.36, -1.13],
    [-0.47, -0.94],
    [-0.46, -0.72],
    [-0.36, -0.7],
    [-0.28, -0.86],
  ];
  const far: Point[] = [
    [0.2, -1.1],
    [0.33, -1.1],
    [0.42, -0.93],
    [0.4, -0.74],
    [0.32, -0.73],
    [0.27, -0.88],
  ];
  return (side < 0 ? near : far).map(([x, y]): Point => {
    const low = Math.max(0, y + 1.1);
    return [x + side * lift * low * 0.22, y - lift * low * 0.35];
  });
};

function head(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const { color, width } = lineOf(pen, coat);
  const skull: Point[] = [
    [-0.3, -1.02],
    [-0.33, -0.84],
    [-0.24, -0.68],
    [0, -0.61],
    [0.22, -0.66],
    [0.31, -0.8],
    [0.28, -1.02],
    [0.14, -1.15],
    [-0.14, -1.16],
  ];
  const blaze: Point[] = [
    [0.02, -1.17],
    [0.1, -1.17],
    [0.13, -0.98],
    [0.2, -0.86],
    [0.33, -0.8],
    [0.28, -0.62],
    [0, -0.58],
    [-0.16, -0.66],
    [-0.1, -0.82],
    [0.01, -0.94],
  ];
  const collar: Point[] = [
    [-0.19, -0.66],
    [-0.02, -0.585],
    [0.15, -0.645],
    [0.15, -0.58],
    [-0.02, -0.52],
    [-0.2, -0.6],
  ];
  const dark = shadowOf(coat.fur, 'hair', 1);
  const drop = muzzle.open * 0.095;
  const jaws: Knot[] = [
    [-0.03, -0.735, 1],
    [0.03, -0.728],
    [0.075, -0.745],
    [0.12, -0.728],
    [0.175, -0.738, 1],
    [0.14, -0.735 + drop * 0.7],
    [0.075, -0.74 + drop],
    [0.01, -0.735 + drop * 0.7],
  ];
  const mouth: DrawOp[] = [];
  if (drop > 0.02) {
    const ring = closedCurve(jaws);
    mouth.push(
      fill(ring, '#7a2b33'),
      ...clip([ring], [fill(ellipse(0.075, -0.74 + drop * 0.95, 0.05, 0.045, 0, 24), '#ee7d86')]),
    );
  }
  return [
    ...solid(pen, [closedCurve(collar)], coat.collar, { line: 0.9 }),
    ...solid(pen, [ellipse(0, -0.505, 0.042, 0.042, 0, 24)], '#f5c851', { line: 0.8 }),
    ...solid(pen, [closedCurve(skull)], coat.fur, { ...fur, inner: [fill(closedCurve(blaze), coat.pale)] }),
    ...solid(pen, [closedCurve(ear(-1, muzzle.ears))], dark, { ...fur, shade: 0.7 }),
    ...solid(pen, [closedCurve(ear(1, muzzle.ears))], dark, { ...fur, shade: 0.7 }),
    ...animalEye(pen, [-0.075, -0.905], 0.058, 1, coat.eye, muzzle),
    ...animalEye(pen, [0.165, -0.905], 0.054, 0.92, coat.eye, muzzle),
    fill(ellipse(0.075, -0.8, 0.06, 0.042, 0, 26), '#3a2630'),
    fill(ellipse(0.055, -0.815, 0.018, 0.011, 0, 16), 'rgba(255,255,255,0.7)'),
    ...mouth,
    stroke(
      openCurve(
        [
          [-0.05, -0.745],
          [0.02, -0.725],
          [0.075, -0.76],
          [0.13, -0.725],
          [0.195, -0.748],
        ],
        6,
      ),
      Math.max(width, 0.013),
      color,
      0.5,
      0.5,
    ),
    stroke(
      openCurve(
        [
          [0.075, -0.765],
          [0.075, -0.745],
        ],
        3,
      ),
      Math.max(width, 0.012),
      color,
    ),
  ];
}

export const dog: Species = {
  scale: 165,
  neck: -0.6,
  face: { top: -1.16, tall: 0.6 },
  coats: [
    { fur: '#d99a55', pale: '#fdf3e2', eye: '#5a3220' },
    { fur: '#8a5f43', pale: '#f3e2cc', eye: '#4a2d1c' },
    { fur: '#54484c', pale: '#f2eee9', eye: '#5a3a24' },
    { fur: '#e7cf9f', pale: '#fff8ea', eye: '#5a3220' },
  ],
  seated,
  head,
  standing: {
    rump: [-0.52, -0.46],
    chest: [0.02, -0.49],
    girth: [0.17, 0.165, 0.2],
    leg: { upper: 0.17, lower: 0.17, thick: 0.066 },
    tail: {
      width: 0.05,
      line: [
        [-0.6, -0.52],
        [-0.74, -0.62],
        [-0.78, -0.8],
        [-0.7, -0.94],
      ],
    },
    head: [0.16, -0.02],
    speed: 0.04,
  },
};

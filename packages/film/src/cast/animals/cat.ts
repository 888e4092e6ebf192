import type { DrawOp, Point } from '../../core/draw-list.ts';
import { add, at, closedCurve, ellipse, type Knot, openCurve, tube } from '../../core/geometry.ts';
import { adjust, mix } from '../material.ts';
import { clip, fill, type Pen, solid, stroke, wire } from '../pen.ts';
import { animalEye } from './eye.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const fur = { material: 'hair' } as const;
const stripeOf = (coat: Coat): string => adjust(coat.fur, { lightness: -0.13 });

function frontLeg(pen: Pen, coat: Coat, x: number, k: number): DrawOp[] {
  const leg: Point[] = [
    [x - 0.045 * k, -0.24],
    [x - 0.05 * k, -0.03],
    [x, 0.015],
    [x + 0.07 * k, 0],
    [x + 0.05 * k, -0.06],
    [x + 0.045 * k, -0.24],
  ];
  const paw: Point[] = [
    [x - 0.048 * k, -0.055],
    [x - 0.045 * k, -0.01],
    [x + 0.01, 0.012],
    [x + 0.066 * k, -0.004],
    [x + 0.05 * k, -0.055],
  ];
  return [
    ...solid(pen, [closedCurve(leg)], coat.fur, { ...fur, gaps: [[x, -0.25, 0.09]], shade: 0.6 }),
    fill(closedCurve(paw), coat.pale),
  ];
}

function seated(pen: Pen, coat: Coat, tail: number): DrawOp[] {
  const line = openCurve(
    [
      [-0.16, -0.06],
      [-0.38, -0.04],
      [-0.46 - tail * 0.03, -0.22],
      [-0.36 - tail * 0.08, -0.38],
      [-0.42 - tail * 0.16, -0.52],
    ],
    10,
  );
  const rings = [0.55, 0.68, 0.81].map((t): DrawOp => {
    const p = at(line, Math.round(t * (line.length - 1)));
    return wire([add(p, [-0.07, 0]), add(p, [0.07, -0.02])], 0.028, stripeOf(coat));
  });
  const trunk: Point[] = [
    [-0.13, -0.5],
    [-0.22, -0.24],
    [-0.24, -0.05],
    [-0.08, 0],
    [0.1, 0],
    [0.17, -0.08],
    [0.15, -0.28],
    [0.1, -0.5],
  ];
  const bib: Point[] = [
    [-0.06, -0.46],
    [-0.06, -0.28],
    [0.01, -0.18],
    [0.09, -0.24],
    [0.09, -0.44],
  ];
  const stripes = [-0.3, -0.2, -0.1].map(
    (y): DrawOp =>
      wire(
        [
          [-0.23, y],
          [-0.13, y + 0.02],
        ],
        0.026,
        stripeOf(coat),
      ),
  );
  return [
    ...solid(pen, [tube(line, [0.05, 0.055, 0.05, 0.045])], coat.fur, { ...fur, inner: rings }),
    ...solid(pen, [closedCurve(trunk)], coat.fur, { ...fur, inner: stripes }),
    fill(closedCurve(bib), coat.pale),
    ...frontLeg(pen, coat, 0.08, 0.9),
    ...frontLeg(pen, coat, -0.04, 1),
  ];
}

function ear(pen: Pen, coat: Coat, [ax, ay]: Point, [bx, by]: Point, tip: Point): DrawOp[] {
  const [tx, ty] = tip;
  const outer: Knot[] = [
    [ax, ay],
    [(ax + tx) / 2 + 0.012 * Math.sign(tx), (ay + ty) / 2],
    [tx, ty, 1],
    [(bx + tx) / 2, (by + ty) / 2 - 0.01],
    [bx, by],
    [0, -0.62],
  ];
  const inner: Knot[] = [
    [ax * 0.86, ay - 0.06],
    [tx * 0.94, ty + 0.055, 1],
    [bx * 1.5, by - 0.02],
  ];
  return [
    ...solid(pen, [closedCurve(outer)], coat.fur, { ...fur, shade: 0.6 }),
    fill(closedCurve(inner), mix('#f2a9ad', coat.fur, 0.2)),
  ];
}

function head(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[] {
  const { style } = pen;
  const color = style.ink ?? adjust(coat.fur, { lightnessTimes: 0.5 });
  const width = style.line.width || 0.011;
  const stripe = stripeOf(coat);
  const fold = (1 - muzzle.ears) * 0.03;
  const skull: Point[] = [
    [-0.28, -0.66],
    [-0.315, -0.54],
    [-0.25, -0.43],
    [0, -0.385],
    [0.235, -0.43],
    [0.295, -0.54],
    [0.26, -0.67],
    [0.12, -0.765],
    [-0.12, -0.77],
  ];
  const blaze: Point[] = [
    [0.045, -0.58],
    [-0.09, -0.47],
    [-0.05, -0.38],
    [0.14, -0.38],
    [0.18, -0.47],
  ];
  const collar: Point[] = [
    [-0.14, -0.43],
    [0, -0.375],
    [0.13, -0.425],
    [0.12, -0.375],
    [0, -0.33],
    [-0.14, -0.385],
  ];
  const marks = [
    fill(closedCurve(blaze), coat.pale),
    ...[-0.045, 0.03, 0.105].map((x) =>
      stroke(
        openCurve(
          [
            [x + 0.02, -0.8],
            [x + 0.012, -0.69],
          ],
          4,
        ),
        0.03,
        stripe,
      ),
    ),
    ...(
      [
        [-0.31, -0.52],
        [-0.3, -0.46],
      ] as Point[]
    ).map(([x, y]) =>
      stroke(
        openCurve(
          [
            [x, y],
            [x + 0.11, y + 0.01],
          ],
          4,
        ),
        0.024,
        stripe,
      ),
    ),
  ];
  const whiskers = (
    [
      [-0.14, -0.475, -1],
      [-0.15, -0.445, -1],
      [0.215, -0.475, 1],
      [0.22, -0.445, 1],
    ] as const
  ).map(([x, y, side]) =>
    stroke(
      openCurve(
        [
          [x, y],
          [x + side * 0.14, y - 0.012 + (y + 0.46) * 1.2],
        ],
        4,
      ),
      0.0075,
      style.tip === 'wisp' ? '#efe6ff' : 'rgba(90,74,85,0.65)',
      0.8,
      0.2,
    ),
  );
  const nose: Point[] = [
    [0.02, -0.505],
    [0.045, -0.51],
    [0.07, -0.505],
    [0.045, -0.48],
  ];
  const mouth: DrawOp[] = [];
  if (muzzle.open > 0.2) {
    const ring = ellipse(0.045, -0.455 + muzzle.open * 0.016, 0.03, 0.012 + muzzle.open * 0.02, 0, 24);
    mouth.push(
      fill(ring, '#7a2b33'),
      ...clip([ring], [fill(ellipse(0.045, -0.425, 0.022, 0.018, 0, 18), '#ee7d86')]),
    );
  }
  return [
    ...ear(pen, coat, [-0.27, -0.66], [-0.06, -0.78], [-0.24 - fold, -0.96 + fold]),
    ...ear(pen, coat, [0.25, -0.66], [0.08, -0.78], [0.235 + fold, -0.94 + fold]),
    ...solid(pen, [closedCurve(skull)], coat.fur, { ...fur, inner: marks }),
    ...solid(pen, [closedCurve(collar)], coat.collar, { line: 0.8, shade: 0.5 }),
    ...solid(pen, [ellipse(0.01, -0.325, 0.032, 0.032, 0, 22)], '#f5c851', { line: 0.7 }),
    ...animalEye(pen, [-0.085, -0.565], 0.06, 1, coat.eye, muzzle),
    ...animalEye(pen, [0.155, -0.565], 0.056, 0.92, coat.eye, muzzle),
    ...mouth,
    fill(closedCurve(nose), '#e8828c'),
    stroke(
      openCurve(
        [
          [0, -0.462],
          [0.022, -0.45],
          [0.045, -0.475],
          [0.068, -0.45],
          [0.09, -0.462],
        ],
        6,
      ),
      Math.max(width * 0.9, 0.01),
      color,
      0.4,
      0.4,
    ),
    ...whiskers,
  ];
}

export const cat: Species = {
  scale: 165,
  neck: -0.4,
  face: { top: -0.78, tall: 0.42 },
  coats: [
    { fur: '#8f8a97', pale: '#f7f3ee', eye: '#7fae4a' },
    { fur: '#dd9850', pale: '#fdf1dc', eye: '#6f9f4a' },
    { fur: '#4b444c', pale: '#f4f1ee', eye: '#c9a63a' },
    { fur: '#d9cdbd', pale: '#fffaf2', eye: '#5a9fc9' },
  ],
  seated,
  head,
  standing: {
    rump: [-0.42, -0.32],
    chest: [0.02, -0.33],
    girth: [0.125, 0.12, 0.125],
    leg: { upper: 0.13, lower: 0.12, thick: 0.044 },
    tail: {
      width: 0.045,
      line: [
        [-0.5, -0.36],
        [-0.66, -0.44],
        [-0.68, -0.64],
        [-0.6, -0.8],
      ],
    },
    head: [0.13, 0.03],
    speed: 0.034,
  },
};

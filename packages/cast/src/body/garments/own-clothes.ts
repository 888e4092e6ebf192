import {
  clip,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  lightOf,
  openCurve,
  type Point,
  shadowOf,
  solid,
  stroke,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { GarmentName } from '../../outfit.ts';
import type { Garment } from '../fit.ts';
import type { Torso } from '../torso-frame.ts';
import { motif, neckline, paleCollar, seam } from './marks.ts';
import { dressBack, hoodieBack, overallBack, shirtBack } from './rear.ts';

const gold = '#f2c14e';
const lineOn = ({ style }: Figure, base: string): string => style.ink ?? style.line.color(base, 'cloth');

const tee: Garment = {
  inner: (figure, torso) => motif(torso, figure.person.outfit.motif, figure.person.outfit.accent),
  over: (figure, torso) => neckline(figure, torso, paleCollar(figure.fit.top)),
  rear: shirtBack,
};

const dress: Garment = {
  inner: (figure, torso) =>
    figure.person.outfit.motif === 'smock'
      ? smocking(figure, torso)
      : motif(torso, figure.person.outfit.motif, figure.person.outfit.accent),
  over: (figure, torso) => neckline(figure, torso, '#ffffff'),
  rear: dressBack,
};

function smocking({ fit }: Figure, torso: Torso): DrawOp[] {
  const rows = [0.17, 0.22, 0.27].map((y): DrawOp => {
    const row: Point[] = [
      [-0.3, y],
      [0.02, y + 0.035],
      [0.3, y],
    ];
    return wire(openCurve(row.map(torso.chest), 8), 0.016, shadowOf(fit.top, 'cloth', 1));
  });
  const band = (y: number, flip: 1 | -1): Point[] => {
    const row: Point[] = [
      [-0.6 * flip, y],
      [0, y + 0.035],
      [0.6 * flip, y],
    ];
    return openCurve(row.map(torso.hips), 6);
  };
  return [...rows, fill([...band(fit.hem - 0.07, 1), ...band(fit.hem - 0.04, -1)], '#c2483f')];
}

const skirt: Garment = {
  inner: (figure, torso) => motif(torso, figure.person.outfit.motif, figure.person.outfit.accent),
  over: (figure, torso) => neckline(figure, torso, paleCollar(figure.fit.top)),
  rear: shirtBack,
};

const overall: Garment = {
  rear: overallBack,
  over: (figure, torso) => [
    ...neckline(figure, torso, paleCollar(figure.fit.top, 0.35)),
    ...bib(figure, torso),
  ],
};

function bib(figure: Figure, torso: Torso): DrawOp[] {
  const { style, build, fit } = figure;
  const q = torso.broad;
  const low = build.torso - 0.04;
  const knots: Knot[] = [
    [-0.165, 0.24, 1],
    [0.185, 0.24, 1],
    [0.2, 0.4],
    [0.24, low, 1],
    [-0.24, low, 1],
    [-0.185, 0.4],
  ];
  const ring = closedCurve(knots.map((k) => torso.chestKnot([k[0] * q, k[1], k[2] ?? 0])));
  const ops: DrawOp[] = [];
  for (const [shoulder, button] of [
    [-0.19 * q, -0.13 * q],
    [0.185 * q, 0.145 * q],
  ] as const) {
    const strap: Point[] = [
      [shoulder, -0.02],
      [(shoulder + button) / 2, 0.12],
      [button, 0.28],
    ];
    ops.push(
      ...solid(
        figure,
        [
          tube(openCurve(strap.map(torso.chest), 6), [0.038, 0.036], {
            samples: 8,
            start: 'flat',
            end: 'flat',
          }),
        ],
        fit.bottom,
        { line: 0.9, shade: 0.4, dots: false },
      ),
    );
  }
  const waist: Point[] = [
    [-0.6, -0.235],
    [-0.22, -0.205],
    [0, -0.19],
    [0.22, -0.205],
    [0.6, -0.235],
  ];
  const lower = [...openCurve(waist.map(torso.hips), 5), torso.hips([0.6, 0.5]), torso.hips([-0.6, 0.5])];
  ops.push(
    ...clip(
      [torso.outline],
      [
        ...solid(figure, [ring], fit.bottom, { shade: 0.7 }),
        ...solid(figure, [lower], fit.bottom, { shade: 0, dots: false }),
        ...solid(figure, [ring], fit.bottom, { shade: 0, line: 0 }),
      ],
    ),
  );
  for (const x of [-0.135 * q, 0.15 * q]) {
    const [bx, by] = torso.chest([x, 0.28]);
    ops.push(fill(ellipse(bx, by, 0.026), gold));
    if (style.line.width)
      ops.push(wire(ellipse(bx, by, 0.026), seam(figure) * 0.8, lineOn(figure, fit.bottom), true));
  }
  const pocket = (
    [
      [-0.08, 0.36],
      [0.12, 0.36],
      [0.11, 0.49],
      [0.02, 0.52],
      [-0.07, 0.49],
    ] as Point[]
  ).map(torso.chest);
  ops.push(fill(pocket, lightOf(fit.bottom, 'cloth', style.flat ? 0.6 : 0.35)));
  if (style.line.width) ops.push(wire(pocket, seam(figure) * 0.8, lineOn(figure, fit.bottom), true));
  return ops;
}

const hoodie: Garment = {
  rear: hoodieBack,
  inner: (figure, torso) => {
    const { style, fit } = figure;
    const color = style.flat ? shadowOf(fit.top, 'cloth', 1.2) : lineOn(figure, fit.top);
    const width = Math.max(0.01, seam(figure));
    const pocket = (points: Point[]): DrawOp => stroke(openCurve(points.map(torso.hips), 4), width, color);
    return [
      wire(
        openCurve([torso.chest([0.035, 0]), torso.chest([0.045, 0.3]), torso.hips([0.04, 0.1])], 6),
        width,
        color,
      ),
      pocket([
        [-0.2, -0.14],
        [-0.1, -0.16],
        [-0.06, -0.02],
      ]),
      pocket([
        [0.24, -0.14],
        [0.16, -0.16],
        [0.12, -0.02],
      ]),
    ];
  },
  over: (figure, torso) => {
    if (figure.person.role === 'doctor')
      return [...neckline(figure, torso, '#ffffff'), ...stethoscope(torso)];
    const hood: Point[] = [
      [-0.22, -0.02],
      [-0.16, -0.1],
      [-0.1, -0.07],
      [-0.06, 0.04],
      [0.03, 0.1],
      [0.1, 0.035],
      [0.125, -0.07],
      [0.18, -0.1],
      [0.22, -0.02],
      [0.14, 0.07],
      [0.035, 0.15],
      [-0.1, 0.09],
    ];
    const inside: Point[] = [
      [-0.05, -0.08],
      [0, -0.1],
      [0.03, 0.12],
      [0.1, -0.1],
    ];
    return [
      fill(inside.map(torso.chest), '#ffffff'),
      ...solid(figure, [closedCurve(hood.map(torso.chest))], lightOf(figure.fit.top, 'cloth', 0.15), {
        line: 0.9,
        shade: 0.7,
        dots: false,
      }),
      ...[-0.05, 0.11].map((x): DrawOp => {
        const string: Point[] = [
          [x, 0.1],
          [x - 0.008, 0.2],
          [x + 0.004, 0.26],
        ];
        return wire(openCurve(string.map(torso.chest), 5), 0.016, '#fffdf6');
      }),
    ];
  },
};

function stethoscope(torso: Torso): DrawOp[] {
  const cord: Point[] = [
    [-0.13, -0.06],
    [-0.1, 0.12],
    [0.02, 0.26],
    [0.12, 0.14],
    [0.14, -0.06],
  ];
  const [x, y] = torso.chest([0.06, 0.4]);
  const line = openCurve(cord.map(torso.chest), 8);
  const drop = openCurve([torso.chest([0.02, 0.26]), torso.chest([0.05, 0.32]), [x, y]], 6);
  return [
    wire(line, 0.026, '#3f5263'),
    wire(drop, 0.026, '#3f5263'),
    fill(ellipse(x, y, 0.048), '#3f5263'),
    fill(ellipse(x, y, 0.03), '#d5dde3'),
  ];
}

export const garments: Record<GarmentName, Garment> = { tee, dress, overall, hoodie, skirt };

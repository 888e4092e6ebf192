/** The backs of garments, clipped to the torso. */
import {
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  lightOf,
  openCurve,
  type Point,
  shadowOf,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { Torso } from '../torso-frame.ts';
import { motif, paleCollar, seam } from './marks.ts';

/** The collar at the nape. */
export function nape(figure: Figure, torso: Torso, collar: Color): DrawOp[] {
  const { style, fit } = figure;
  const arc: Point[] = [
    [-0.13, -0.06],
    [-0.06, -0.012],
    [0, -0.004],
    [0.06, -0.012],
    [0.13, -0.06],
  ];
  const line = openCurve(arc.map(torso.chest), 6);
  const ops: DrawOp[] = [];
  if (style.line.width > 0)
    ops.push(wire(line, 0.044 + seam(figure) * 1.6, style.ink ?? style.line.color(fit.top, 'cloth')));
  ops.push(wire(line, 0.044, style.flat ? shadowOf(fit.top, 'cloth', 0.6) : collar));
  return ops;
}

/** A shirt: stripes go all round, a picture does not. */
export const shirtBack = (figure: Figure, torso: Torso): DrawOp[] => [
  ...(/^(?:stripes|dots)$/.test(figure.person.outfit.motif)
    ? motif(torso, figure.person.outfit.motif, figure.person.outfit.accent)
    : []),
  ...nape(figure, torso, paleCollar(figure.fit.top)),
];

/** Buttons down the upper back of a dress. */
export const dressBack = (figure: Figure, torso: Torso): DrawOp[] => [
  ...shirtBack(figure, torso),
  ...[0.07, 0.15, 0.23].map((y): DrawOp => {
    const [bx, by] = torso.chest([0, y]);
    return fill(ellipse(bx, by, 0.018), figure.style.flat ? shadowOf(figure.fit.top, 'cloth', 1) : '#fffaf2');
  }),
];

/** Crossed straps over the shirt, trousers up to the waist. */
export function overallBack(figure: Figure, torso: Torso): DrawOp[] {
  const { fit } = figure;
  const q = torso.broad;
  const strap = (from: number, to: number): DrawOp[] => {
    const line: Point[] = [
      torso.chest([from * q, -0.02]),
      torso.chest([(from + to) * 0.4 * q, 0.2]),
      torso.hips([to * q, -0.2]),
    ];
    return solid(
      figure,
      [tube(openCurve(line, 6), [0.036, 0.038], { samples: 10, start: 'flat', end: 'flat' })],
      fit.bottom,
      { line: 0.9, shade: 0.4, dots: false },
    );
  };
  const waist: Point[] = [
    [-0.6, -0.2],
    [-0.2, -0.23],
    [0, -0.25],
    [0.2, -0.23],
    [0.6, -0.2],
  ];
  const lower = [...openCurve(waist.map(torso.hips), 5), torso.hips([0.6, 0.5]), torso.hips([-0.6, 0.5])];
  return [
    ...nape(figure, torso, paleCollar(fit.top, 0.35)),
    ...strap(-0.19, 0.1),
    ...strap(0.19, -0.1),
    ...solid(figure, [lower], fit.bottom, { shade: 0.4, dots: false }),
  ];
}

/** The hood hangs down the back. */
export function hoodieBack(figure: Figure, torso: Torso): DrawOp[] {
  const { fit, person } = figure;
  if (person.role === 'doctor') return nape(figure, torso, '#ffffff');
  const hood: Point[] = [
    [-0.2, -0.06],
    [-0.21, 0.06],
    [-0.12, 0.19],
    [0, 0.23],
    [0.12, 0.19],
    [0.21, 0.06],
    [0.2, -0.06],
    [0, -0.02],
  ];
  const inside: Point[] = [
    [-0.15, -0.05],
    [0, 0.07],
    [0.15, -0.05],
    [0, -0.1],
  ];
  return [
    ...solid(figure, [closedCurve(hood.map(torso.chest))], lightOf(fit.top, 'cloth', 0.15), {
      line: 0.9,
      shade: 0.8,
    }),
    fill(closedCurve(inside.map(torso.chest)), shadowOf(fit.top, 'cloth', 0.9)),
  ];
}

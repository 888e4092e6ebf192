/** Marks that several garments share: skirt, neckline, motifs. */
import {
  clip,
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  mix,
  openCurve,
  type Point,
  shadowOf,
  solid,
  star,
  stroke,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { Motif } from '../../outfit.ts';
import type { Torso } from '../torso-frame.ts';

/** Line width for marks on cloth: styles without lines still need some. */
export const seam = ({ style }: Figure): number => style.line.width || 0.01;

/** The skirt part of a dress, shaded on its own so that no box edge shows. */
export function skirtFolds(figure: Figure, torso: Torso): DrawOp[] {
  const { style, fit } = figure;
  const { skirt } = fit;
  if (!skirt) return [];
  const ops: DrawOp[] = [];
  const waist: Point[] = [
    [-0.6, -0.2],
    [0, -0.165],
    [0.6, -0.2],
  ];
  const line = openCurve(waist.map(torso.hips), 6);
  const color = style.ink ?? style.line.color(skirt, 'cloth');
  if (skirt !== fit.top) {
    const region = [...line, torso.hips([0.9, 1.2]), torso.hips([-0.9, 1.2])];
    ops.push(...clip([region], solid(figure, [torso.outline], skirt, { line: 0, shade: 0.95 })));
    if (style.line.width) ops.push(wire(line, style.line.width * 0.8, color));
  }
  if (!style.flat)
    for (const x of [-0.19, -0.06, 0.09, 0.2]) {
      const fold: Point[] = [
        [x * 0.75, -0.15],
        [x, 0.05],
        [x * 1.28, 0.3],
      ];
      ops.push(stroke(openCurve(fold.map(torso.hips), 6), seam(figure), color, 0.2, 0.9));
    }
  return ops;
}

const neckArc: readonly Point[] = [
  [-0.125, -0.05],
  [-0.07, 0.035],
  [0.02, 0.062],
  [0.09, 0.035],
  [0.122, -0.05],
];

/** A round neckline with the neck's skin in it. */
export function neckline(figure: Figure, torso: Torso, collar: Color): DrawOp[] {
  const { style, person, fit } = figure;
  const arc = openCurve(neckArc.map(torso.chest), 7);
  const nape: Point[] = [
    [0.1, -0.09],
    [0, -0.075],
    [-0.1, -0.09],
  ];
  const ops: DrawOp[] = [
    fill(
      [...arc, ...openCurve(nape.map(torso.chest), 5)],
      shadowOf(person.skin, 'skin', style.flat ? 0.8 : 1),
    ),
  ];
  if (style.line.width > 0)
    ops.push(wire(arc, 0.044 + seam(figure) * 1.6, style.ink ?? style.line.color(fit.top, 'cloth')));
  ops.push(wire(arc, 0.044, style.flat ? shadowOf(fit.top, 'cloth', 0.6) : collar));
  return ops;
}

export const paleCollar = (color: Color, share = 0.18): Color => mix(color, '#ffffff', share);

function heart(x: number, y: number, h: number): Knot[] {
  return [
    [x, y + h * 1.3, 1],
    [x - h * 1.25, y - h * 0.1],
    [x - h * 0.6, y - h],
    [x, y - h * 0.35, 1],
    [x + h * 0.6, y - h],
    [x + h * 1.25, y - h * 0.1],
  ];
}

/** The picture on a shirt, in `accent`. */
export function motif(torso: Torso, name: Motif, accent: Color): DrawOp[] {
  switch (name) {
    case 'none':
    case 'smock':
      return [];
    case 'heart': {
      const [x, y] = torso.chest([0.045, 0.25]);
      return [fill(closedCurve(heart(x, y, 0.058)), accent)];
    }
    case 'star': {
      const [x, y] = torso.chest([0.045, 0.27]);
      return [fill(star(x, y, 0.1, 0.45, 5), accent)];
    }
    case 'sun': {
      const [x, y] = torso.chest([0.03, 0.29]);
      return [fill(star(x, y, 0.115, 0.68, 10), '#fff3d0'), fill(ellipse(x, y, 0.062), accent)];
    }
    case 'flower': {
      const [x, y] = torso.chest([0.05, 0.31]);
      const petals = Array.from({ length: 5 }, (_, i): DrawOp => {
        const angle = i * 1.2566 - 1.57;
        return fill(ellipse(x + Math.cos(angle) * 0.06, y + Math.sin(angle) * 0.06, 0.045), accent);
      });
      const stem = openCurve(
        [
          [x - 0.01, y + 0.09],
          [x - 0.03, y + 0.16],
          [x - 0.08, y + 0.19],
        ],
        5,
      );
      return [stroke(stem, 0.024, '#5fa046', 1, 1), ...petals, fill(ellipse(x, y, 0.035), '#f7c948')];
    }
    case 'dots':
      return [0.14, 0.27, 0.4, 0.53].flatMap((y, row) =>
        [-0.28, -0.1, 0.08, 0.26].map((x) => {
          const [cx, cy] = torso.chest([x + (row % 2 ? 0.09 : 0), y]);
          return fill(ellipse(cx, cy, 0.032), accent);
        }),
      );
    case 'stripes':
      return [0.16, 0.3, 0.44].map((y) => {
        const upper: Point[] = [
          [-0.5, y],
          [0, y + 0.03],
          [0.5, y],
        ];
        const lower: Point[] = [
          [0.5, y + 0.07],
          [0, y + 0.1],
          [-0.5, y + 0.07],
        ];
        return fill(
          [...openCurve(upper.map(torso.chest), 6), ...openCurve(lower.map(torso.chest), 6)],
          accent,
        );
      });
  }
}

import {
  closedCurve,
  companion,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  segment,
  solid,
  tube,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Heads: where it stands beside the bed, and how high. */
const x = 1.34;
const top = -0.66;

/** Glasses and a hearing aid wait within reach of whoever sleeps without them. */
export function nightstand(figure: Figure): DrawOp[] {
  const { glasses, hearingAid } = figure.aside;
  if (!glasses && !hearingAid) return [];
  const wood = { shade: 0.5, dots: false } as const;
  const leg = (from: number, to: number): DrawOp[] =>
    solid(
      figure,
      [tube(segment([x + from, top], [x + to, -0.02]), [0.035, 0.03], { samples: 4 })],
      '#a9713f',
      wood,
    );
  return [
    ...leg(-0.1, -0.2),
    ...leg(0.1, 0.2),
    ...solid(figure, [ellipse(x, top + 0.03, 0.33, 0.085, 0, 40)], '#b97f49', wood),
    ...solid(figure, [ellipse(x, top, 0.33, 0.075, 0, 40)], '#d9a468', { ...wood, shade: 0.2 }),
    ...(hearingAid ? aidInItsDish(figure) : []),
    ...(glasses ? folded(glasses.color, hearingAid ? -0.1 : 0) : []),
  ];
}

/** Two lenses that lean back on their temples. */
function folded(color: string, shift: number): DrawOp[] {
  const at = (dx: number, dy: number): Point => [x + shift + dx, top + dy];
  const lens = (dx: number): Point[] => ellipse(...at(dx, -0.06), 0.072, 0.062, 0, 32);
  return [
    wire(openCurve([at(-0.16, -0.07), at(-0.05, -0.015), at(0.13, -0.012)], 5), 0.02, color),
    ...[-0.085, 0.085].flatMap((dx) => [
      fill(lens(dx), withAlpha('#dff2ff', 0.55)),
      wire(lens(dx), 0.024, color, true),
    ]),
    wire(segment(at(-0.02, -0.07), at(0.02, -0.07)), 0.022, color),
  ];
}

function aidInItsDish(figure: Figure): DrawOp[] {
  const at = (dx: number, dy: number): Point => [x + 0.17 + dx, top + dy];
  const dish = closedCurve([
    at(-0.1, -0.03),
    at(-0.07, 0.025),
    at(0.07, 0.025),
    at(0.1, -0.03),
    at(0, -0.012),
  ]);
  const aid = openCurve([at(-0.03, -0.02), at(-0.02, -0.09), at(0.035, -0.085), at(0.045, -0.045)], 6);
  return [
    ...solid(figure, [tube(aid, [0.03, 0.018])], companion(figure.person.signature, 180, 0.68, 0.15), {
      line: 0.7,
      shade: 0.3,
      dots: false,
    }),
    ...solid(figure, [dish], '#fdf6e6', { line: 0.7, shade: 0.4, dots: false }),
  ];
}

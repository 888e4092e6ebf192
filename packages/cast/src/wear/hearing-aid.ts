import {
  type Color,
  companion,
  type DrawOp,
  ellipse,
  fill,
  lightOf,
  openCurve,
  type Point,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import { earRadii } from '../ear.ts';
import type { Figure } from '../figure.ts';

/** Bright beside skin and hair of every colour, and never the colour of the clothes. */
export const shell = (figure: Figure): Color => companion(figure.person.signature, 180, 0.68, 0.15);

/**
 * A hearing aid on an ear that stands off to `side`, joined to the head at (x, y): the case behind the ear,
 * a thin tube over it, the mould in it. `behind` shows the ear from its back.
 */
export function hearingAid(
  figure: Figure,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  behind = false,
): DrawOp[] {
  const { rx, ry } = earRadii(figure, size);
  const at = (across: number, down: number): Point => [x + side * rx * across, y + ry * down];
  const color = shell(figure);
  const inside = behind ? 0.55 : 1.2;
  const casing = openCurve([at(inside * 0.75, -0.98), at(inside * 1.06, -0.35), at(inside * 0.92, 0.5)], 8);
  const body = solid(figure, [tube(casing, [0.022 * size, 0.036 * size, 0.03 * size])], color, {
    line: 0.8,
    shade: 0.5,
    dots: false,
  });
  const light = fill(
    ellipse(...at(inside * 1.02, -0.3), 0.009 * size, 0.02 * size, 0, 14),
    lightOf(color, 'cloth', 1),
  );
  if (behind) return [...body, light];
  const lead = openCurve([at(0.9, -0.98), at(0.45, -1.02), at(0.2, -0.5), at(0.34, 0.02)], 8);
  return [
    ...body,
    light,
    wire(lead, 0.014 * size, lightOf(color, 'cloth', 1.4)),
    ...solid(figure, [ellipse(...at(0.38, 0.08), 0.026 * size, 0.03 * size, 0, 18)], color, {
      line: 0.6,
      shade: 0.3,
      dots: false,
    }),
  ];
}

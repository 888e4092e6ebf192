import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  shadowOf,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { hatCloth } from './cloth.ts';

/** A cap in the child's own colour. */
export function cap(figure: Figure): DrawOp[] {
  const color = hatCloth(figure.person);
  const peak: Point[] = [
    [-0.02, -0.315],
    [0.26, -0.37],
    [0.52, -0.33],
    [0.76, -0.21],
    [0.72, -0.165],
    [0.48, -0.235],
    [0.2, -0.25],
  ];
  const [dome, button] = capParts(figure);
  return [
    ...dome,
    ...solid(figure, [closedCurve(peak)], adjust(color, { lightness: -0.06 }), { shade: 0.6 }),
    ...button,
  ];
}

function capParts(figure: Figure): [dome: DrawOp[], button: DrawOp[]] {
  const color = hatCloth(figure.person);
  const dome: Point[] = [
    [-0.555, -0.2],
    [-0.56, -0.42],
    [-0.42, -0.62],
    [-0.12, -0.71],
    [0.2, -0.67],
    [0.42, -0.5],
    [0.49, -0.27],
    [0.2, -0.3],
    [-0.2, -0.27],
  ];
  const seam = openCurve(
    [
      [-0.12, -0.7],
      [0.08, -0.52],
      [0.14, -0.31],
    ],
    8,
  );
  return [
    solid(figure, [closedCurve(dome)], color, {
      inner: [wire(seam, 0.012, shadowOf(color, 'cloth', 1))],
    }),
    solid(figure, [ellipse(-0.1, -0.71, 0.035, 0.026, 0, 20)], adjust(color, { lightness: -0.06 }), {
      line: 0.8,
      dots: false,
    }),
  ];
}

/** A cap without its peak: round from every side. */
export const capDome = (figure: Figure): DrawOp[] => capParts(figure).flat();

import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  openCurve,
  shadowOf,
  solid,
  stroke,
} from '@milestoon/drawing';
import { type Figure, inkOr } from './figure.ts';

const earSizes = {
  small: { across: 0.74, down: 0.8 },
  average: { across: 1, down: 1 },
  'standing-out': { across: 1.5, down: 1.14 },
} as const;

/** Half width and height of an ear drawn at `size`, in heads. */
export function earRadii({ person, build }: Figure, size: number): { rx: number; ry: number } {
  const { across, down } = earSizes[person.ears];
  return {
    rx: 0.085 * size * build.earScale * across,
    ry: 0.118 * size * build.earScale * down,
  };
}

/** An ear that stands off to `side`, joined to the head at (x, y); `behind` shows its plain back. */
export function ear(
  figure: Figure,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  behind = false,
): DrawOp[] {
  const { style, person } = figure;
  const { rx, ry } = earRadii(figure, size);
  const tip = style.head.earTip;
  const shape: Knot[] = [
    [x - side * 0.02, y - ry * 0.8],
    [x + side * rx * 0.6, y - ry - tip * 0.6],
    [x + side * (rx * 1.12 + tip * 0.3), y - ry * 0.45 - tip * 0.3],
    [x + side * rx * 0.92, y + ry * 0.35],
    [x + side * rx * 0.35, y + ry * 0.98],
    [x - side * 0.02, y + ry * 0.7],
  ];
  const inner = style.flat
    ? fill(ellipse(x + side * rx * 0.42, y, rx * 0.42, ry * 0.5), shadowOf(person.skin, 'skin', 0.75))
    : stroke(
        openCurve(
          [
            [x + side * rx * 0.3, y - ry * 0.5],
            [x + side * rx * 0.78, y - ry * 0.35],
            [x + side * rx * 0.62, y + ry * 0.1],
            [x + side * rx * 0.25, y + ry * 0.35],
          ],
          7,
        ),
        style.line.width * 0.9,
        inkOr(figure, () => adjust(person.skin, { lightnessTimes: 0.66, chroma: 0.04, hue: 20, turn: 0.3 })),
      );
  return solid(figure, [closedCurve(shape)], person.skin, {
    material: 'skin',
    inner: behind ? [] : [inner],
    dots: false,
  });
}

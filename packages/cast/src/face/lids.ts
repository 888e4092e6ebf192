import { at, type InkOp, lerp, type Point, smoothstep } from '@milestoon/drawing';
import type { EyeDrawing } from './eye-drawing.ts';

export interface LidShape {
  /** Super-ellipse power of the eye opening. */
  power: number;
  /** How far the open lid stands up at rest, 0…1. */
  rest: number;
  /** Flatter lower half. */
  lower: number;
  extraSlant: number;
}

/** The opening of an eye as curves, left to right. */
export interface Lids {
  upper: readonly Point[];
  lower: readonly Point[];
  /** Where the upper lid is when fully open: the crease, and the top of the lid's skin. */
  crease: readonly Point[];
  opening: readonly Point[];
  upperAt(u: number): Point;
  lowerAt(u: number): Point;
  outerCorner: Point;
}

const steps = 26;

export function lidsOf(eye: EyeDrawing, shape: LidShape): Lids {
  const { center, width, height, outward, open, expression } = eye;
  const slant = eye.slant + shape.extraSlant;
  const { power } = shape;
  const arch = (u: number): number => height * 0.5 * (1 - Math.abs(u) ** power) ** (1 / power);
  const tilt = (u: number): number => slant * u * outward * height * 0.32;
  const crease = (u: number): number => -arch(u) - tilt(u);
  const lower = (u: number): number =>
    arch(u) * shape.lower - tilt(u) - expression.cheekPush * 0.42 * height * (1 - u * u * 0.6);
  const shut = (u: number): number => height * 0.26 + 0.05 * height * (1 - u * u);
  const upper = (u: number): number =>
    Math.min(
      lower(u),
      lerp(shut(u), crease(u), Math.min(open * shape.rest, 1.02)) +
        expression.lidTilt * height * 0.2 * u * outward +
        Math.abs(expression.lidTilt) * height * 0.06,
    );
  const along = (curve: (u: number) => number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const u = -1 + (2 * i) / steps;
      return [center[0] + (u * width) / 2, center[1] + curve(u)];
    });
  const top = along(upper);
  const bottom = along(lower);
  return {
    upper: top,
    lower: bottom,
    crease: along(crease),
    opening: [...top, ...[...bottom].reverse()],
    upperAt: (u) => [center[0] + (u * width) / 2, center[1] + upper(u)],
    lowerAt: (u) => [center[0] + (u * width) / 2, center[1] + lower(u)],
    outerCorner: outward > 0 ? at(top, -1) : at(top, 0),
  };
}

/** The upper lash line, heavier toward the outside. */
export function lashLine(eye: EyeDrawing, lids: Lids, width: number): InkOp {
  return {
    kind: 'ink',
    points: lids.upper,
    widths: lids.upper.map((_, i) => {
      const t = (((2 * i) / steps - 1) * eye.outward + 1) / 2;
      return width * (0.38 + 0.62 * smoothstep(0, 0.62, t));
    }),
    paint: eye.lashColor,
  };
}

/** Points of a lid between two indexes, moved up by `dy`. */
export const lidPart = (line: readonly Point[], dx: number, dy: number, from = 4, to = -3): Point[] =>
  line.slice(from, to).map(([x, y]): Point => [x + dx, y + dy]);

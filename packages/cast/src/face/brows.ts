import { adjust, clamp, type Color, type DrawOp, lightnessOf, openCurve, stroke } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Expression } from './expressions.ts';
import { isTurned } from '../view/yaw.ts';
import { place } from './placement.ts';

/** Brows seen through a fringe: lighter than dark hair, darker than light hair. */
export const browThroughHair = (hair: Color): Color =>
  lightnessOf(hair) < 0.42
    ? adjust(hair, { lightness: 0.13, chroma: 0.004 })
    : adjust(hair, { lightnessTimes: 0.62, chroma: 0.01 });

export function brows(figure: Figure, expression: Expression, color: Color): DrawOp[] {
  const { style, build, person } = figure;
  const { brow } = style;
  const yaw = figure.yaw.head;
  return ([-1, 1] as const).flatMap((outward) => {
    const spot = place(outward * style.eye.x * 1.02, brow.y + build.eyeShift * 0.8, yaw);
    if (spot.hidden) return [];
    const half = brow.length * clamp(spot.narrowing, isTurned(yaw) ? 0.56 : 0.85, 1) * 0.5;
    const lift = expression.raise * 0.045 + (outward < 0 ? 1 : -0.4) * expression.asymmetry * 0.05;
    const tilt = expression.tilt * 0.055;
    const x = spot.x - outward * expression.squeeze * 0.02;
    const y = spot.y - lift;
    const line = openCurve(
      [
        [x - outward * half, y - tilt + 0.012],
        [x - outward * half * 0.05, y - brow.arch - (tilt > 0 ? 0 : tilt * 0.25)],
        [x + outward * half, y + tilt * 0.75 + 0.016],
      ],
      8,
    );
    const width = brow.width * (0.7 + 0.6 * person.brows) * build.browScale * 1.15;
    return [brow.tapered ? stroke(line, width, color, 0.75, 0.25) : stroke(line, width, color, 1, 1)];
  });
}

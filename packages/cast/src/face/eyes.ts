import { at, clamp, type DrawOp, openCurve, type Point, stroke } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { ClosedEyes, Expression } from './expressions.ts';
import { featureWidth, place } from './placement.ts';
import type { EyeDrawing } from './eye-drawing.ts';

/** Both eyes; `blink` 0…1 is added to what the expression does with the lids. */
export function eyes(figure: Figure, expression: Expression, gaze: Point, blink: number): DrawOp[] {
  const { style, build, person } = figure;
  return ([-1, 1] as const).flatMap((outward) => {
    const spot = place(
      outward * style.eye.x * build.eyeSpread,
      style.eye.y + build.eyeShift,
      figure.yaw.head,
    );
    if (spot.hidden) return [];
    const eye: EyeDrawing = {
      expression,
      skin: person.skin,
      iris: person.eye,
      lashColor: style.eyelash(person.skin),
      lashes: person.lashes,
      slant: 0.12,
      center: [spot.x, spot.y],
      width: style.eye.width * featureWidth(spot, figure.yaw.head, 1.02) * build.eyeScale,
      height: style.eye.height * build.eyeScale,
      outward,
      open: clamp(expression.open * (1 - blink), 0, 1.25),
      gaze,
    };
    const closed = expression.closed ?? (eye.open < 0.14 ? 'sleep' : null);
    return closed ? closedEye(figure, eye, closed) : style.drawEye(eye);
  });
}

/** A happy eye arches up, a sleeping one down: never the same curve. */
function closedEye({ style }: Figure, eye: EyeDrawing, closed: ClosedEyes): DrawOp[] {
  const { width, height, lashColor, outward } = eye;
  const [x, y] = eye.center;
  const half = style.flat ? width * 0.95 : width * 0.56;
  const bend = closed === 'happy' ? -1 : closed === 'soft' ? -0.62 : 0.6;
  const middle = y + (closed === 'sleep' ? height * 0.16 : height * 0.08);
  const end = middle + (bend < 0 ? width * 0.22 : -0.02);
  const arc = openCurve(
    [
      [x - half, end],
      [x - half * 0.5, middle + bend * width * 0.2],
      [x, middle + bend * width * 0.32],
      [x + half * 0.5, middle + bend * width * 0.2],
      [x + half, end],
    ],
    8,
  );
  const line = style.eye.closedLine;
  const ops: DrawOp[] = [stroke(arc, line, lashColor, 0.55, 0.55)];
  if (style.flat || closed === 'happy') return ops;
  const tip = at(arc, outward > 0 ? -1 : 0);
  for (const q of style.ink ? [0] : [0, 0.045])
    ops.push(
      stroke(
        openCurve(
          [
            [tip[0] - outward * q, tip[1] + q * 0.5],
            [tip[0] + outward * (0.03 - q * 0.2), tip[1] + 0.018 + q * 0.5],
          ],
          4,
        ),
        line * 0.8,
        lashColor,
        1,
        0.3,
      ),
    );
  return ops;
}

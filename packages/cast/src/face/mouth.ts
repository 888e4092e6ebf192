import { adjust, type DrawOp, lightnessOf } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { closedMouth } from './closed-mouth.ts';
import type { Expression } from './expressions.ts';
import type { MouthFrame } from './mouth-frame.ts';
import { openMouth } from './open-mouth.ts';
import { isTurned } from '../view/yaw.ts';
import { place } from './placement.ts';

export function mouth(figure: Figure, expression: Expression): DrawOp[] {
  const { style, build, person } = figure;
  const numbers = expression.mouth;
  const spot = place(0, style.mouth.y + build.mouthShift, figure.yaw.head);
  const narrowing = isTurned(figure.yaw.head) ? Math.max(0.62, spot.narrowing) : 1;
  const size = style.mouth.scale * build.mouthScale;
  const dark = lightnessOf(person.skin) < 0.6;
  const frame: MouthFrame = {
    figure,
    mouth: numbers,
    smile: expression.smile,
    x: spot.x + 0.012 + numbers.shift,
    y: spot.y,
    half: 0.106 * numbers.width * size * narrowing,
    open: 0.165 * numbers.open * size,
    lineColor: style.mouth.color(person.skin),
    line: style.mouth.line,
    // Lips on dark skin are lighter than the skin, or the mouth vanishes.
    lipColor: adjust(person.skin, {
      lightness: dark ? 0.075 : -0.07,
      chroma: dark ? 0.065 : 0.055,
      hue: 14,
      turn: 0.85,
    }),
  };
  return frame.open < 0.012 ? closedMouth(frame, size) : openMouth(frame, size);
}

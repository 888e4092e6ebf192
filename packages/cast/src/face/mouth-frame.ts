import { type Color, type DrawOp, openCurve, stroke } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Mouth } from './expressions.ts';

/** Measures of one mouth, in heads. */
export interface MouthFrame {
  figure: Figure;
  mouth: Mouth;
  smile: number;
  x: number;
  y: number;
  /** Half width and opening. */
  half: number;
  open: number;
  lineColor: Color;
  line: number;
  lipColor: Color;
}

export const withLips = ({ figure: { style, person } }: MouthFrame): boolean =>
  style.mouth.lips === 'always' || (style.mouth.lips === 'full' && person.lips > 0.5);

/** Dimples in the cheeks, for whoever has them and smiles. */
export function cheekDimples(
  { figure, x, y, half: w, lineColor, line, smile }: MouthFrame,
  end: number,
): DrawOp[] {
  if (!figure.person.dimples || smile < 0.2) return [];
  const thick = figure.style.flat ? 0.017 : line * 1.15;
  return [-1, 1].map((side) =>
    stroke(
      openCurve(
        [
          [x + side * (w + 0.05), y + end - 0.042],
          [x + side * (w + 0.071), y + end - 0.006],
          [x + side * (w + 0.053), y + end + 0.03],
        ],
        6,
      ),
      thick,
      lineColor,
      0.5,
      0.5,
    ),
  );
}

/** The folds a wide smile makes beside the mouth. */
export const dimples = ({ x, y, half: w, lineColor }: MouthFrame, end: number, line: number): DrawOp[] =>
  [-1, 1].map((side) =>
    stroke(
      openCurve(
        [
          [x + side * (w + 0.01), y + end - 0.018],
          [x + side * (w + 0.015), y + end - 0.001],
          [x + side * (w - 0.003), y + end + 0.013],
        ],
        5,
      ),
      line,
      lineColor,
    ),
  );

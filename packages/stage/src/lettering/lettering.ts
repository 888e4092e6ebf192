import type { Paint, TextOp, Treatment } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import { fontOf, type Typeface } from './fonts.ts';
import { textWidth } from './measure.ts';
import { piecesOf } from './pieces.ts';

/** One coat of paint over all letters; coats are laid on in order. */
export interface LetterPass extends Treatment {
  fill?: Paint | ((index: number) => Paint);
  stroke?: { color: string; width: number };
  dx?: number;
  dy?: number;
}

/** How letters stand; lengths in pixels, turns in radians. */
export interface LetterLine {
  /** Letters stand alternately higher and lower by this, turned by `jitter`. */
  bounce?: number;
  jitter?: number;
  /** The line rises by this from its middle to its end. */
  slant?: number;
  /** The line bends: its ends are this much lower than its middle. */
  arc?: number;
  spacing?: number;
  passes: readonly LetterPass[];
}

/** Where a letter is while it arrives. */
export interface LetterMove {
  dy: number;
  scale: number;
  alpha: number;
}

/** Sets `text` centred on x with the baseline at y, letter by letter; words whose letters join, as wholes. */
export function letter(
  drawing: Drawing,
  text: string,
  x: number,
  y: number,
  size: number,
  face: Typeface,
  line: LetterLine,
  move?: (index: number) => LetterMove,
): void {
  const { bounce = 0, jitter = 0.04, slant = 0, arc = 0, spacing = 0 } = line;
  const pieces = piecesOf(text);
  const widths = pieces.map((piece) => textWidth(piece, face, size) + spacing);
  const total = widths.reduce((sum, width) => sum + width, 0) || 1;
  const font = fontOf(face.family, size, face.weight, text);
  let left = x - total / 2;
  const placed = pieces.map((piece, index) => {
    const width = widths[index] ?? 0;
    const along = (left + width / 2 - x) / (total / 2);
    const side = index % 2 ? 1 : -1;
    const spot = {
      piece,
      index,
      x: left + width / 2 - spacing / 2,
      y: y + arc * along ** 2 + (bounce ? side * bounce : 0) - along * slant,
      rotate: (arc * 2 * along) / (total / 2) + (bounce ? side * jitter : 0),
      move: move?.(index),
    };
    left += width;
    return spot;
  });
  for (const pass of line.passes) {
    const { fill, stroke, dx = 0, dy = 0, ...treatment } = pass;
    for (const spot of placed) {
      if (spot.piece === ' ' || (spot.move && spot.move.alpha <= 0)) continue;
      const op: TextOp = {
        kind: 'text',
        text: spot.piece,
        x: spot.x + dx,
        y: spot.y + dy + (spot.move?.dy ?? 0),
        font,
        ...(spot.rotate ? { rotate: spot.rotate } : {}),
        ...(spot.move && spot.move.scale !== 1 ? { scale: spot.move.scale } : {}),
        ...(stroke ? { strokes: [stroke] } : {}),
        ...(fill === undefined ? {} : { paint: typeof fill === 'function' ? fill(spot.index) : fill }),
        ...treatment,
        ...(spot.move && spot.move.alpha < 1 ? { alpha: (treatment.alpha ?? 1) * spot.move.alpha } : {}),
      };
      drawing.add([op]);
    }
  }
}

/** The largest size up to `size` at which `text` is no wider than `width`. */
export function fitSize(text: string, face: Typeface, size: number, width: number, spacing = 0): number {
  const natural = textWidth(text, face, size) + spacing * [...text].length;
  return natural > width ? (size * width) / natural : size;
}

import type { Color, Point } from '@milestoon/drawing';
import type { Expression } from './expressions.ts';

/** What a style needs to draw one open eye. Lengths in heads, `u` runs -1…1 across the eye. */
export interface EyeDrawing {
  expression: Expression;
  skin: Color;
  iris: Color;
  lashColor: Color;
  /** 0…1 */
  lashes: number;
  /** Slant of the eye. */
  slant: number;
  center: Point;
  width: number;
  height: number;
  /** -1 the near (left) eye, 1 the far one: which way is outside. */
  outward: 1 | -1;
  /** 0 shut … 1.25 wide, blink included. */
  open: number;
  gaze: Point;
}

/** The pen as the cast holds it: its style also knows how to draw people. */
import type { Pen as AnyPen } from '@milestoon/drawing';
import type { DrawingStyle } from './drawing-style.ts';

export interface Pen extends AnyPen {
  style: DrawingStyle;
}

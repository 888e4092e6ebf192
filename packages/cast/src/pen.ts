/** The pen as the cast holds it: its style also knows how to draw people. */
import type { Pen as AnyPen } from '@milestoon/drawing';
import type { DrawingStyle } from './drawing-style.ts';

export {
  clip,
  fill,
  fillAll,
  type Gap,
  segment,
  solid,
  type SolidOptions,
  stroke,
  wire,
} from '@milestoon/drawing';

export interface Pen extends AnyPen {
  style: DrawingStyle;
}

import { type Color, type DrawOp, type Point, polygon, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** A pencil or crayon about the hand that holds it; lengths in heads. */
interface WritingTool {
  /** From behind the tip to its end. */
  shaft: readonly [Point, Point];
  /** Half its width. */
  thick: number;
  color: Color;
  tip: readonly [Point, Point, Point];
  tipColor: Color;
}

export const writingTool = (
  figure: Figure,
  { shaft, thick, color, tip, tipColor }: WritingTool,
): DrawOp[] => [
  ...solid(figure, [tube([...shaft], [thick, thick], { samples: 3, start: 'flat' })], color, {
    shade: 0.3,
    line: 0.7,
    dots: false,
  }),
  ...solid(figure, [polygon([...tip])], tipColor, { shade: 0.2, line: 0.5, dots: false }),
];

import { type DrawOp, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Heads from one rung to the next. */
export const rungGap = 0.36;
/** Seen from the side it stands before the climber. */
const middle = 0.56;
const half = 0.17;
const top = -4.6;

/** A wooden ladder; `climbed` rungs have gone by. */
export function ladder(figure: Figure, climbed: number): DrawOp[] {
  const bar = (x1: number, y1: number, x2: number, y2: number, radius: number, color: string): DrawOp[] =>
    solid(figure, [tube(segment([x1, y1], [x2, y2]), [radius, radius], { samples: 6 })], color, {
      shade: 0.5,
      dots: false,
    });
  const first = (climbed % 1) * rungGap;
  const rungs: DrawOp[] = [];
  for (let y = first - rungGap; y > top; y -= rungGap)
    if (y < -0.05) rungs.push(...bar(middle - half, y + 0.03, middle + half, y - 0.03, 0.04, '#e9b261'));
  return [
    ...rungs,
    ...bar(middle - half, 0.03, middle - half, top, 0.055, '#c98b45'),
    ...bar(middle + half, -0.03, middle + half, top, 0.055, '#c98b45'),
  ];
}

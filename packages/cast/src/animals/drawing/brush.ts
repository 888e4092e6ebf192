/** What the parts of an animal's drawing share. */
import { adjust, type Color, type DrawOp, fill } from '@milestoon/drawing';
import type { Pen } from '../../pen.ts';
import { type Ball, patch, type Sight } from '../rig/space.ts';
import type { Coat, CoatColor, Mark } from '../species.ts';

export interface Brush {
  pen: Pen;
  coat: Coat;
}
export const fur = { material: 'hair' } as const;

export const inkOf = ({ pen: { style }, coat }: Brush): Color =>
  style.ink ?? adjust(coat.fur, { lightnessTimes: 0.5 });
export const lineOf = ({ pen: { style } }: Brush): number => style.line.width || 0.012;
export const isCoat = (color: string): color is CoatColor =>
  color === 'fur' || color === 'pale' || color === 'dark';
/** Out of the light on the far side. */
export const dimmed = (color: Color): Color => adjust(color, { lightness: -0.07 });

/** Marks on a ball, on both sides where they are not in the middle. */
export function marksOn({ coat }: Brush, ball: Ball, marks: readonly Mark[], sight: Sight): DrawOp[] {
  return marks.flatMap((mark) =>
    (Math.abs(mark.aside) < 0.01 || Math.abs(mark.aside) > 3.1
      ? [mark]
      : [mark, { ...mark, aside: -mark.aside }]
    ).flatMap((one) => {
      const ring = patch(ball, one, sight);
      return ring ? [fill(ring, coat[one.color])] : [];
    }),
  );
}

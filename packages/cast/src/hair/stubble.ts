import {
  type DrawOp,
  fillAll,
  type Gap,
  mix,
  type Paint,
  type Point,
  type Polyline,
  solid,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairPencil } from './pencil.ts';

/** Clipped hair that fades into the skin from `top` down to `bottom`; its lower `edge` has no line. */
export function stubble(
  figure: Figure,
  pencil: HairPencil,
  rings: readonly Polyline[],
  [top, bottom]: readonly [top: number, bottom: number],
  edge: readonly Point[],
  skinShare = 0.26,
): DrawOp[] {
  const { skin } = figure.person;
  const fade: Paint = {
    linear: [0, top, 0, bottom],
    stops: [
      [0, mix(pencil.base, skin, skinShare)],
      [0.45, mix(pencil.base, skin, Math.max(0.5, skinShare + 0.06))],
      [1, mix(pencil.base, skin, figure.style.flat ? 0.8 : 0.92)],
    ],
  };
  return solid(figure, rings, mix(pencil.base, skin, 0.5), {
    material: 'hair',
    dots: false,
    line: 0.8,
    shade: 0,
    gaps: edge.map(([x, y]): Gap => [x, y, 0.075]),
    inner: [fillAll(rings, fade)],
  });
}

/** A whole head that is clipped, or the down of a baby; `skinShare` shows through at the crown. */
export const clipped = (
  figure: Figure,
  pencil: HairPencil,
  ring: Polyline,
  edge: readonly Point[],
  skinShare: number,
): DrawOp[] => stubble(figure, pencil, [ring], [-0.5, 0.34], edge, skinShare);

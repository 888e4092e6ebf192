import type { Point } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** Draws a thing at its foot that looks to one side; `side` 1 as it was drawn, -1 the other way round. */
export type FacingThing = (
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  side: 1 | -1,
  color: LocalColor,
) => void;

/** Places of such a thing, off its foot. */
export const facing =
  (x: number, y: number, side: 1 | -1) =>
  (dx: number, dy: number): Point => [x + dx * side, y + dy];

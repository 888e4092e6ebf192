import type { Box, Oklch } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../kit.ts';

/** Bold ink with a heavy shadow side, halftone, maps and jungle. */
export interface AdventureKit extends Kit {
  /** The colour of lines at a depth: far lines fade to grey-brown. */
  inkAt(depth: number): string;
  inkColor: Oklch;
  hatch(drawing: Drawing, box: Box, slant: number, gap: number, color: string, width: number): void;
  frond(
    drawing: Drawing,
    x: number,
    y: number,
    length: number,
    angle: number,
    seed: number,
    color?: SetColor,
    depth?: number,
  ): void;
  bigLeaf(drawing: Drawing, x: number, y: number, length: number, angle: number, color: SetColor): void;
}

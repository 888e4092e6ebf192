import type { DrawOp } from '@milestoon/drawing';

/** What is drawn, by a name that tells what is seen of it. */
export const named = (name: string, op: DrawOp): DrawOp => ({ kind: 'group', name, ops: [op] });

/** What is drawn in heads, with a head of so many pixels: its lines and dots are those of the people beside it. */
export const inPixels = (ops: readonly DrawOp[], x: number, y: number, scale: number): DrawOp => ({
  kind: 'group',
  matrix: [scale, 0, 0, scale, x, y],
  ops: [...ops],
});

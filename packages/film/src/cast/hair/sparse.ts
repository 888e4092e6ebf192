import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, openCurve, tube } from '../../core/geometry.ts';
import type { Figure } from '../figure.ts';
import { solid } from '../pen.ts';
import type { HairPencil } from './pencil.ts';

const nearSide: readonly Point[] = [
  [-0.5, 0.06],
  [-0.56, -0.02],
  [-0.565, -0.14],
  [-0.5, -0.24],
  [-0.44, -0.2],
  [-0.425, -0.06],
  [-0.45, 0.04],
];
const farSide: readonly Point[] = [
  [0.452, 0.04],
  [0.49, -0.04],
  [0.485, -0.16],
  [0.44, -0.22],
  [0.415, -0.14],
  [0.425, -0.02],
];

/** Hair above the ears, a bald crown. */
export const sidesOnly = (figure: Figure, pencil: HairPencil): DrawOp[] =>
  solid(figure, [closedCurve(nearSide), closedCurve(farSide)], pencil.base, {
    material: 'hair',
    line: 0.9,
    shade: 0.6,
  });

export const tufts = (figure: Figure, pencil: HairPencil, lines: readonly (readonly Point[])[]): DrawOp[] =>
  lines.flatMap((line) =>
    solid(figure, [tube(openCurve(line, 8), [0.03, 0.034, 0.004], { end: 'flat' })], pencil.base, {
      material: 'hair',
      line: 0.8,
    }),
  );

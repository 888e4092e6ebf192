import { closedCurve, type DrawOp, type Knot, openCurve, type Point, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairPencil } from './pencil.ts';

const nearSide: readonly Knot[] = [
  [-0.47, 0.06],
  [-0.545, 0.11, 1],
  [-0.57, 0.03],
  [-0.625, 0.02, 1],
  [-0.6, -0.07],
  [-0.64, -0.11, 1],
  [-0.58, -0.18],
  [-0.575, -0.27, 1],
  [-0.48, -0.235],
  [-0.425, -0.12],
  [-0.445, -0.02],
];
const farSide: readonly Knot[] = [
  [0.45, 0.03],
  [0.5, 0.0, 1],
  [0.5, -0.07],
  [0.53, -0.12, 1],
  [0.49, -0.17],
  [0.485, -0.24, 1],
  [0.43, -0.19],
  [0.415, -0.1],
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

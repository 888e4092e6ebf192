import { type DrawOp, type Point, radians } from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { HairDrawing } from '../hair-drawing.ts';
import { locs } from '../locs.ts';
import type { HairPencil } from '../pencil.ts';
import type { Attached } from './attached.ts';

/** How many hang round the head behind the ears. */
const behind = 9;

/** Locs fall from the crown all round the head: each from where it lies, the nearest last. */
export function turnedLocs(figure: Figure, pencil: HairPencil, shape: HairDrawing): Attached {
  if (!shape.locs) return { back: [], front: [] };
  const { front, width } = shape.locs;
  const yaw = figure.yaw.head;
  const beside = front.map((line) => {
    const [x, y] = line.at(-1) ?? [0, 0];
    // What lies over the forehead has come round less than what hangs over an ear.
    const around = Math.sign(x) * radians(y < -0.2 ? 20 + Math.abs(x) * 110 : 75 + Math.abs(x) * 30);
    return { around, far: Math.hypot(x, Math.min(0, y)), end: y };
  });
  const lowest = Math.max(...beside.map(({ end }) => end));
  const nape = Array.from({ length: behind }, (_, i) => ({
    around: radians(110 + (i * 140) / (behind - 1)),
    far: 0.5,
    end: lowest - (i % 2) * 0.07,
  }));
  const ropes = [...beside, ...nape]
    .map(({ around, far, end }) => ({
      toward: Math.cos(around + yaw),
      aside: Math.sin(around + yaw),
      far,
      end,
    }))
    .map(({ toward, aside, far, end }) => {
      // A hat holds them to the head.
      const wide = (shape.pressed ? 0.5 : Math.max(0.5, far)) * aside;
      const line: Point[] =
        end < -0.2
          ? [
              [0.05 * aside, -0.61],
              [wide * 0.6, -0.53],
              [wide * 0.9, end],
            ]
          : [
              [0.1 * aside, -0.61],
              [wide * 0.85, -0.48],
              [wide * 1.06, -0.2],
              [wide * 1.08, end],
            ];
      return { toward, line };
    })
    .sort((p, q) => p.toward - q.toward);
  const drawn = (isFront: boolean): DrawOp[] =>
    locs(
      figure,
      pencil,
      ropes.filter(({ toward }) => toward > 0.05 === isFront).map(({ line }) => line),
      width,
    );
  return { back: drawn(false), front: drawn(true) };
}

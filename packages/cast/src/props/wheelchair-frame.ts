import { add, type Point, radians, rotate } from '@milestoon/drawing';
import type { Bones } from '../rig/build.ts';

/** Directions of the legs of whoever sits, degrees; the thigh is seen a little shortened. */
export const sitting = { thigh: 84, shin: 14, shortened: 0.86 } as const;

/** A wheelchair made to measure, in heads: origin on the ground below the hip of the child. */
export interface ChairFrame {
  /** Multiple of what a child of five needs. */
  size: number;
  radius: number;
  hub: Point;
  /** Height of the hip joints above the ground. */
  hip: number;
}

export function chairFrame({ thigh, shin, foot }: Bones): ChairFrame {
  const size = (thigh + shin) / 0.95;
  const radius = 0.4 * size;
  const drop =
    thigh * sitting.shortened * Math.cos(radians(sitting.thigh)) + shin * Math.cos(radians(sitting.shin));
  return { size, radius, hub: [-0.06 * size, -radius], hip: drop + foot + 0.1 * size };
}

/** Where the hip is when the chair has rolled by `x` and leans by `tilt` degrees about its wheels. */
export function hipIn({ hub, hip }: ChairFrame, x: number, tilt: number): Point {
  const [dx, dy] = rotate([-hub[0], -hip - hub[1]], radians(tilt));
  return add([hub[0] + x, hub[1]], [dx, dy]);
}

/** Middle of the wheels of a chair whose sitter's hip is at `at`, leaning by `turn` radians. */
export const hubBelow = ({ hub, hip }: ChairFrame, at: Point, turn: number): Point =>
  add(at, rotate([hub[0], hip + hub[1]], turn));

/** How far the near and far wheel stand off the middle in the three-quarter view. */
export const besideHub = 0.15;

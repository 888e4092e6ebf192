import type { Point } from '../../core/draw-list.ts';
import { openCurve } from '../../core/geometry.ts';

/** What is seen of a line round the head: high over the forehead, low at the back. */
export function bandLine(yaw: number, front: number, side: number, back: number): Point[] {
  const height = (angle: number): number => {
    const c = Math.cos(angle);
    return c > 0 ? side + (front - side) * c : side + (back - side) * -c;
  };
  return openCurve(
    Array.from({ length: 9 }, (_, i): Point => {
      const seen = -Math.PI / 2 + (Math.PI * i) / 8;
      return [0.545 * Math.sin(seen) - 0.01, height(seen - yaw)];
    }),
    6,
  );
}

import { openCurve, type Point } from '@milestoon/drawing';

/** What is seen of a line round the head; `height` by the angle from the middle of the face. */
export const lineRound = (yaw: number, height: (angle: number) => number): Point[] =>
  openCurve(
    Array.from({ length: 9 }, (_, i): Point => {
      const seen = -Math.PI / 2 + (Math.PI * i) / 8;
      return [0.545 * Math.sin(seen) - 0.01, height(seen - yaw)];
    }),
    6,
  );

/** A band round the head: high over the forehead, low at the back. */
export const bandLine = (yaw: number, front: number, side: number, back: number): Point[] =>
  lineRound(yaw, (angle) => {
    const c = Math.cos(angle);
    return c > 0 ? side + (front - side) * c : side + (back - side) * -c;
  });

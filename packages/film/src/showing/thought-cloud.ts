/** The cloud in which a thought is seen. */
import { type DrawOp, ellipse, type Pen, type Point, radians, solid } from '@milestoon/drawing';

const white = { line: 1.2, shade: 0.12, dots: false } as const;

/** A cloud of two radii about the middle, with smaller and smaller bubbles down to a head where there is one. */
export function thoughtCloud(pen: Pen, [rx, ry]: Point, head: Point | undefined): DrawOp[] {
  const cloud = Array.from({ length: 8 }, (_, i) => {
    const a = radians(i * 45 + 10);
    return ellipse(Math.cos(a) * rx * 0.62, Math.sin(a) * ry * 0.6, rx * 0.46, ry * 0.46, 0, 24);
  });
  const ops = solid(pen, [ellipse(0, 0, rx * 0.85, ry * 0.85, 0, 40), ...cloud], '#ffffff', white);
  if (!head) return ops;
  const bubbles = [
    [0.62, 0.13],
    [0.82, 0.08],
  ] as const;
  for (const [t, r] of bubbles)
    ops.push(...solid(pen, [ellipse(head[0] * t, head[1] * t, r, r, 0, 20)], '#ffffff', white));
  return ops;
}

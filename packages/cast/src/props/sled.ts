import {
  add,
  closedCurve,
  companion,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Heads from the ground to where one sits. */
export const sledHeight = 0.2;

/** A wooden sled under the figure, snow flying behind it. */
export function sled(figure: Figure, frame: number): DrawOp[] {
  const up = Math.min(0, figure.joints.hip[1] + 0.19 + sledHeight);
  const at = (x: number, y: number): Point => [x, y + up];
  const runner = openCurve([
    at(-0.62, -0.03),
    at(0.5, -0.03),
    at(0.86, -0.1),
    at(0.95, -0.3),
    at(0.84, -0.36),
  ]);
  const spray = [0, 1, 2, 3, 4].map((i) => {
    const t = (frame * 0.09 + i * 0.21) % 1;
    const size = 0.05 + t * 0.09;
    return fill(
      ellipse(-0.6 - t * 0.7, -0.05 - Math.sin(t * Math.PI) * 0.3 * (0.6 + (i % 3) * 0.3), size, size, 0, 16),
      `rgba(255,255,255,${(0.9 * (1 - t)).toFixed(2)})`,
    );
  });
  const slat = (y: number): DrawOp[] =>
    solid(figure, [tube(segment(at(-0.58, y), at(0.74, y)), [0.045, 0.045], { samples: 6 })], '#d79a54', {
      shade: 0.5,
      dots: false,
    });
  return [
    ...spray,
    wire(segment(at(-0.4, -0.18), at(-0.4, -0.04)), 0.05, '#8c5a2e'),
    wire(segment(at(0.42, -0.18), at(0.42, -0.04)), 0.05, '#8c5a2e'),
    wire(runner, 0.085, figure.style.flat ? '#7a4a25' : (figure.style.ink ?? '#5d3a1f')),
    wire(runner, 0.055, '#b8743a'),
    ...slat(-0.19),
  ];
}

/** Where the hands of whoever holds on are, when a bump lifts the sled by `lift` heads. */
export const sledHandles = (lift: number): { near: Point; far: Point } => ({
  near: [-0.1, -0.62 - lift],
  far: [0.4, -0.66 - lift],
});

const liftOf = (figure: Figure): number => Math.max(0, -(figure.joints.hip[1] + 0.19 + sledHeight));

/** A bar at one side to hold. */
export function sledBar(figure: Figure, side: 'near' | 'far'): DrawOp[] {
  const lift = liftOf(figure);
  const grip = add(sledHandles(lift)[side], [0.02, 0.07]);
  const foot = side === 'near' ? 0.02 : 0.34;
  const line = openCurve([[foot, -0.2 - lift], [foot + 0.06, grip[1] + 0.14], grip], 6);
  return solid(figure, [tube(line, [0.032, 0.032], { samples: 10 })], '#c2493f', { shade: 0.4, dots: false });
}

/** A padded back to lean on. */
export function sledBack(figure: Figure): DrawOp[] {
  const lift = liftOf(figure);
  const up = (x: number, y: number): Point => [x, y - lift];
  const pad = closedCurve([
    up(-0.56, -0.2),
    up(-0.62, -0.72),
    up(-0.5, -1.1),
    up(-0.18, -1.12),
    up(-0.1, -0.6),
    up(-0.14, -0.2),
  ]);
  return solid(figure, [pad], companion(figure.person.signature, 160, 0.66, 0.13), {
    shade: 0.8,
    dots: false,
  });
}

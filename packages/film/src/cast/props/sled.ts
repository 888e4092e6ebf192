import type { DrawOp, Point } from '../../core/draw-list.ts';
import { ellipse, openCurve, tube } from '../../core/geometry.ts';
import type { Figure } from '../figure.ts';
import { fill, segment, solid, wire } from '../pen.ts';

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

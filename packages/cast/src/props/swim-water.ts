import { type DrawOp, ellipse, fill, type Point, wire } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Heads above the ground at which the water stands. */
const surface = 0.16;

const at = ({ joints }: Figure): number => joints.hip[0] + 0.22;

/** Circles that go out from the swimmer and fade. */
const ripples = (x: number, frame: number): DrawOp[] =>
  [0, 1, 2].flatMap((i) => {
    const t = (((frame / 54 + i / 3) % 1) + 1) % 1;
    const size = 0.95 + t * 0.75;
    return [
      wire(
        ellipse(x, 0.02, size, size * 0.24, 0, 48),
        0.03 * (1 - t) + 0.008,
        `rgba(255,255,255,${(0.75 * (1 - t)).toFixed(2)})`,
        true,
      ),
    ];
  });

/** Drops that fly up about a point and fall back. */
const spray = ([x, y]: Point, frame: number, count: number, high: number): DrawOp[] =>
  Array.from({ length: count }, (_, i) => {
    const t = (((frame / 18 + (i * 5) / count) % 1) + 1) % 1;
    const side = (i / (count - 1) - 0.5) * 0.62;
    const size = 0.034 + 0.03 * ((i * 7) % 3);
    return fill(
      ellipse(
        x + side * (0.4 + t),
        y - Math.sin(Math.PI * t) * high * (1 - Math.abs(side)),
        size,
        size * 1.2,
        0,
        14,
      ),
      'rgba(240,251,255,0.95)',
    );
  });

/** The water behind a swimmer, and what the feet throw up. */
export const waterBehind = (figure: Figure, frame: number): DrawOp[] => {
  const x = at(figure);
  return [
    fill(ellipse(x, 0, 1.08, 0.27, 0, 48), 'rgba(64,158,206,0.5)'),
    ...ripples(x, frame),
    fill(ellipse(x - 0.86, -0.02, 0.34, 0.13, 0, 30), 'rgba(240,251,255,0.9)'),
    ...spray([x - 0.86, -0.04], frame, 9, 0.46),
  ];
};

/** The water before a swimmer: whatever of the body is below it is not seen; foam where it parts. */
export function waterBefore(figure: Figure, frame: number): DrawOp[] {
  const x = at(figure);
  const lap = Math.sin(frame * 0.17) * 0.012;
  const foam = [-0.52, -0.3, -0.06, 0.2, 0.44, 0.62].map((dx, i) =>
    fill(
      ellipse(x + dx, -surface + 0.03 + lap * (i % 2 ? 1 : -1) + Math.abs(dx) * 0.1, 0.16, 0.055, 0, 20),
      'rgba(240,251,255,0.95)',
    ),
  );
  return [
    fill(ellipse(x, 0.1 + lap, 0.98, surface + 0.12, 0, 56), 'rgba(104,192,228,0.96)'),
    wire(
      ellipse(x, 0.08 + lap, 0.72, 0.12, 0, 48).filter(([, y]) => y > 0.09),
      0.022,
      'rgba(255,255,255,0.85)',
    ),
    ...foam,
  ];
}

/** What an arm throws up where it goes in. */
export const armSplash = (wrist: Point, frame: number): DrawOp[] =>
  wrist[1] > -0.3 ? spray([wrist[0], -surface], frame, 5, 0.3) : [];

import { type DrawOp, type Point, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** What runs out of a tilted vessel: an arc from its mouth down, with drops where it lands. Heads. */
export function stream(figure: Figure, from: Point, frame: number): DrawOp[] {
  const fall = 0.95;
  const path = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [from[0] + 0.2 * t + 0.012 * Math.sin(frame * 0.6 + i), from[1] + fall * t * t];
  });
  const end = path.at(-1) as Point;
  const drops = [-0.16, 0.02, 0.18].map((dx, i): Point[] => {
    const up = Math.abs(Math.sin(frame * 0.35 + i * 2)) * 0.16;
    return ring([end[0] + dx, end[1] - 0.04 - up], 0.045);
  });
  return solid(figure, [tube(path, [0.05, 0.075], { samples: 4 }), ...drops], '#7cc6ee', {
    shade: 0.2,
    dots: false,
  });
}

const ring = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * 2 * Math.PI;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });

import { closedCurve, ellipse, type Point } from '@milestoon/drawing';
import type { PictureShape } from '../picture.ts';

/** One coloured area of an own drawing; units of a picture: -0.5 … 0.5, y down. */
export const shape = (color: string, ...rings: Point[][]): PictureShape => ({ color, rings });

/** A box with round corners, by its left upper corner and its size. */
export function box(x: number, y: number, width: number, height: number, round = 0.02): Point[] {
  const r = Math.min(round, width / 2, height / 2);
  const corner = (cx: number, cy: number, from: number): Point[] =>
    [0, 1, 2, 3].map((i): Point => {
      const angle = ((from + i * 30) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    });
  return [
    ...corner(x + width - r, y + r, -90),
    ...corner(x + width - r, y + height - r, 0),
    ...corner(x + r, y + height - r, 90),
    ...corner(x + r, y + r, 180),
  ];
}

export const disc = (x: number, y: number, rx: number, ry = rx, turn = 0): Point[] =>
  ellipse(x, y, rx, ry, turn, 28);

/** Straight edges between corners. */
export const corners = (...points: Point[]): Point[] => points;

/** A soft line through points. */
export const soft = (...points: Point[]): Point[] => closedCurve(points, 5);

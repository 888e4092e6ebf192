import { closedCurve, ellipse, openCurve, type Point, tube } from '@milestoon/drawing';
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

/** A rod of a thickness from one point to another, its ends round. */
export const bar = (x: number, y: number, toX: number, toY: number, thick: number): Point[] =>
  tube(
    [
      [x, y],
      [toX, toY],
    ],
    [thick / 2, thick / 2],
    { samples: 4 },
  );

/** A band of a thickness along a soft line. */
export const band = (thick: number, ...points: Point[]): Point[] =>
  tube(openCurve(points, 8), [thick / 2, thick / 2]);

/** Part of a ring, by its middle and radius: degrees clockwise from the right. */
export function arc(
  [x, y]: Point,
  radius: number,
  [from, to]: readonly [number, number],
  thick: number,
): Point[] {
  const steps = Math.max(3, Math.round(Math.abs(to - from) / 12));
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return tube(line, [thick / 2, thick / 2]);
}

/** Dots of one size, by their middles. */
export const dots = (color: string, radius: number, ...at: Point[]): PictureShape =>
  shape(color, ...at.map(([x, y]) => disc(x, y, radius)));

/** A plate seen from above its rim, by its middle and half its height. */
export const plate = (y: number, tall: number): PictureShape[] => [
  shape('#e4e8ec', disc(0, y, 0.5, tall)),
  shape('#f7f9fa', disc(0, y - 0.03, 0.42, tall - 0.05)),
];

/** A tyre with its hub, by its middle and radius. */
export const wheel = (x: number, y: number, radius: number): PictureShape[] => [
  shape('#2f343c', disc(x, y, radius)),
  shape('#c9d2da', disc(x, y, radius * 0.45)),
];

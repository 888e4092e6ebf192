/** Places inside a shape: where something can be on it without hanging over its edge. */
import { area, bounds, type Point } from '@milestoon/drawing';
import type { PictureShape } from '../picture.ts';

/** The outlines that make a picture, those large enough to bear a mark: shares of its own square. */
const leastArea = 0.02;
export const outlines = (shapes: readonly PictureShape[]): Point[][] => {
  const rings = shapes.flatMap(({ rings: [ring] }) => (ring ? [ring as Point[]] : []));
  const large = rings.filter((ring) => Math.abs(area(ring)) > leastArea);
  return large.length > 0 ? large : rings;
};

export const isInside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** How far a point is from an outline. */
export const distanceTo = ([x, y]: Point, ring: readonly Point[]): number =>
  Math.min(
    ...ring.map(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - t * dx, y - ay - t * dy);
    }),
  );

/** A place on a picture and how much room there is about it. */
export interface Spot {
  at: Point;
  room: number;
}

/** Places in rows, every other one shifted, `step` apart: those that are on the picture with some room about them. */
export function spotsOn(shapes: readonly PictureShape[], step: number, least: number): Spot[] {
  const rings = outlines(shapes);
  const [left, top, width, height] = bounds(rings);
  const spots: Spot[] = [];
  for (let row = 0; (row + 0.5) * step < height; row++)
    for (let column = 0; (column + 0.5) * step < width + step; column++) {
      const at: Point = [left + (column + (row % 2 ? 0.75 : 0.25)) * step, top + (row + 0.5) * step];
      const room = Math.max(
        0,
        ...rings.filter((ring) => isInside(at, ring)).map((ring) => distanceTo(at, ring)),
      );
      if (room > least) spots.push({ at, room });
    }
  return spots;
}

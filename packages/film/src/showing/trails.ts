/** Lines through the air, as comics have them: where somebody or something came from. Stage pixels. */
import { type Color, type DrawOp, type Point, stroke } from '@milestoon/drawing';

/** Ink, and the light edge that parts it from any ground. */
const [ink, edge]: [Color, Color] = ['#3a3148', '#fffaf0'];
const [thick, halo] = [5, 6];
/** Of a trail so many strokes are drawn, with room between them. */
const dashes = 5;
const drawn = 0.58;

/** From one point to another in a bow, `rise` of its length above the straight line. */
export function arc(from: Point, to: Point, rise: number): [number, number][] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: 11 }, (_, i): [number, number] => {
    const t = i / 10;
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - Math.sin(Math.PI * t) * rise * far,
    ];
  });
}

/** A dashed line along points, stronger towards its end. */
export function trailed(points: readonly (readonly [number, number])[]): DrawOp[] {
  const at = (t: number): Point => {
    const place = t * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(place));
    const [[x, y], [toX, toY]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    return [x + (toX - x) * (place - i), y + (toY - y) * (place - i)];
  };
  return Array.from({ length: dashes }, (_, i): DrawOp[] => {
    const [from, to] = [i / dashes, (i + drawn) / dashes];
    const line = [0, 0.25, 0.5, 0.75, 1].map((t) => at(from + (to - from) * t));
    const width = thick * (0.6 + (0.4 * i) / dashes);
    return [stroke(line, width + halo, edge, 0.8, 0.8), stroke(line, width, ink, 0.8, 0.7)];
  }).flat();
}

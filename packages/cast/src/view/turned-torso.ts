/** Marks on a turned torso: what was drawn on the front is carried round, a cloak stays behind. */
import { lerp, type Point, smoothstep } from '@milestoon/drawing';
import { showsBack } from './yaw.ts';

/** Half width of the body where marks are: narrow at the neck, full at the chest. */
const girth = (y: number): number => lerp(0.14, 0.29, smoothstep(0, 0.16, y));

/**
 * A point of the front, seen after turning. What reaches to the sides goes all round and keeps to the
 * outline; from behind marks lie as on the front, because they are those of the back.
 */
export function carriedRound([x, y]: Point, yaw: number, depth: number, height: number): Point {
  const radius = girth(height);
  if (showsBack(yaw) || Math.abs(x) >= radius * 0.92) return [x * depth, y];
  return [radius * depth * Math.sin(Math.min(Math.asin(x / radius) + yaw, Math.PI / 2)), y];
}

/** A point of what hangs down the back. */
export const onTheBack = ([x, y]: Point, yaw: number): Point => {
  const across = Math.cos(yaw);
  const least = 0.5 * (across < 0 ? -1 : 1);
  return [x * (Math.abs(across) < 0.5 ? least : across) - 0.2 * Math.sin(yaw), y];
};

/** A point beside the hip, of what hangs on the near side. */
export const atTheSide = ([x, y]: Point, yaw: number): Point => [-0.27 * Math.cos(yaw) + (x + 0.27), y];

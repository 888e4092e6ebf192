import { add, clamp, length, perpendicular, type Point, scale, subtract, unit } from '@milestoon/drawing';

/** Two-bone reach: the middle joint and the end, which stops short where the limb is too short. */
export function reach(
  from: Point,
  target: Point,
  upper: number,
  lower: number,
  bend: 1 | -1,
): { middle: Point; end: Point } {
  const wanted = subtract(target, from);
  const longest = (upper + lower) * 0.995;
  const shortest = Math.abs(upper - lower) + 1e-3;
  const distance = clamp(length(wanted), shortest, longest);
  const direction = unit(wanted);
  const along = (upper * upper - lower * lower + distance * distance) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  return {
    middle: add(from, add(scale(direction, along), scale(perpendicular(direction), aside))),
    end: add(from, scale(direction, distance)),
  };
}

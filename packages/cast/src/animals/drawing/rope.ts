import { openCurve, type Point, tube } from '@milestoon/drawing';
import type { Sight, Spot } from '../rig/space.ts';

/** Outline of something long and round, such as a tail or a tuft, from where it grows to its tip; units of the animal. */
export function rope(
  line: readonly Spot[],
  radii: readonly number[],
  { see }: Sight,
  samples: number,
): Point[] {
  const seen = line.map((spot, i): Point => {
    const [x, y] = see(spot);
    // Seen from its end a line would be a point, and have no direction.
    return [x, y + i * 1e-4];
  });
  return tube(openCurve(seen, 5), radii, { samples });
}

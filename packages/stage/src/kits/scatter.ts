import { random } from '@milestoon/drawing';
import type { CloudPlace } from './kit.ts';

/** The same clouds on another day: moved, grown and puffed up differently. Seed 0 leaves them. */
export function scatterClouds(places: readonly CloudPlace[], seed: number): CloudPlace[] {
  if (!seed) return [...places];
  const dice = random(seed);
  return places.map(([x, y, width, puffs, depth]) => [
    x + dice.between(-240, 240),
    y + dice.between(-26, 26),
    width * dice.between(0.82, 1.14),
    puffs + seed * 13,
    depth,
  ]);
}

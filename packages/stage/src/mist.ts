import { css, type Oklch, roundedRect } from '@milestoon/drawing';
import type { SetLayers } from './sets/set-definition.ts';

/** How much of each plane is lost in fog. */
const thickness = [
  ['sky', 0.9],
  ['far', 0.8],
  ['mid', 0.72],
] as const;
const byDay: Oklch = [0.9, 0.01, 235];
const byNight: Oklch = [0.4, 0.02, 260];

/** Fog over the planes of a landscape: the farther the thicker, and on the ground where the cast stands hardly any. */
export function mistOver(layers: SetLayers, horizon: number, isNight: boolean): void {
  const mist = isNight ? byNight : byDay;
  const everywhere = roundedRect(-500, -1000, 2920, 2500);
  for (const [plane, alpha] of thickness) layers[plane].fill(everywhere, css(mist, alpha));
  layers.near.fill(everywhere, {
    linear: [0, horizon - 260, 0, horizon + 330],
    stops: [
      [0, css(mist, 0.7)],
      [0.45, css(mist, 0.62)],
      [1, css(mist, 0.1)],
    ],
  });
}

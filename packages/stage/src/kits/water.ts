import { css, type Oklch, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Light } from '../light/light.ts';

/** The sea from the horizon down, `deep` (0 … 1) darker there and shallow in front; gives back its colours. */
export function deepWater(
  light: Light,
  drawing: Drawing,
  horizon: number,
  deep = 0.18,
): { water: Oklch; shallow: Oklch } {
  const water = light.local('sea');
  const shallow = light.local('sea2');
  drawing.fill(roundedRect(-500, horizon, 2920, 420), {
    linear: [0, horizon, 0, horizon + 270],
    stops: [
      [0, css(light.shade(water, deep))],
      [0.55, css(water)],
      [1, css(shallow)],
    ],
  });
  return { water, shallow };
}

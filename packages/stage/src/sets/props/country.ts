import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';

/** The hills along the horizon, as each style has them. */
export function distantHills(kit: Kit, drawing: Drawing, horizon: number, seed: number): void {
  for (const each of kit.layout.distantHills(horizon, seed)) kit.hills(drawing, each);
}

import { gift as wrapped } from '@milestoon/things';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import { paintOf, standInSet } from '../../things.ts';

/** A present on the floor; x is its middle, `size` 1 as large as one in a child's hands. */
export function gift(
  kit: Kit,
  drawing: Drawing,
  [x, foot, size]: readonly [x: number, foot: number, size: number],
  paper: LocalColor,
  ribbon: LocalColor,
): void {
  kit.castShadow(drawing, x, foot, 36 * size);
  const state = { paper: paintOf(kit, paper), ribbon: paintOf(kit, ribbon) };
  standInSet(kit, drawing, wrapped, state, { at: [x, foot], size });
}

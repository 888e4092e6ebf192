import { polygonPath, leaf } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { Drawing } from '../../drawing.ts';

/** Leaves in the lower right corner. */
export function cornerPlant(kit: Kit, drawing: Drawing) {
  const { cornerPlant: own } = kit.layout;
  if (own) {
    kit.cornerLeaves(drawing, own[0], own[1], -1, own[2]);
    return;
  }
  for (let i = 0; i < 8; i++) {
    const a = -3.0 + i * 0.19;
    const length = 380;
    const shape = leaf(1960, 1180, length, 56, a, -0.1);
    drawing.fill(shape, kit.light.shadeOf('leaf', 0, 0.3 + 0.06 * i));
    drawing.stroke(
      polygonPath(
        [
          [1960, 1180],
          [1960 + Math.cos(a) * length * 0.85, 1180 + Math.sin(a) * length * 0.85],
        ],
        false,
      ),
      kit.light.color('leaf'),
      3,
    );
  }
}

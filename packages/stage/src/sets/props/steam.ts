import { ellipsePath, css, type Oklch, smooth, spiral, taper } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { SetLayers } from '../set-definition.ts';

const white: Oklch = [0.98, 0.01, 90];

/** Steam over something warm: three puffs, one after the other. `size` 1 rises about 120 px. */
export function steam(kit: Kit, layers: SetLayers, x: number, y: number, size = 1): void {
  for (let i = 0; i < 3; i++) {
    const left = x + (i - 1) * 16 * size;
    const motion = {
      kind: 'rise',
      dx: 14 * size,
      dy: -110 * size,
      growth: 0.9,
      period: 84,
      phase: i / 3,
    } as const;
    layers.moving('mid', motion, (drawing) => {
      if (kit.flat) {
        drawing.fill(ellipsePath(left, y, 17 * size), css(white, 0.8));
      } else if (kit.curved) {
        const curl = spiral(left, y - 16 * size, 18 * size, 1.3, 1.6, 1, 16);
        drawing.fill(
          taper(curl, (t) => 9 * size * (1 - t * 0.7)),
          css(kit.light.lit(kit.gold, 0.4), 0.85),
          { blur: 1 },
        );
      } else {
        const wisp = smooth(
          [
            [left, y + 18 * size],
            [left + 9 * size, y],
            [left - 6 * size, y - 18 * size],
            [left + 5 * size, y - 36 * size],
          ],
          false,
        );
        kit.inkLine(drawing, wisp, 15 * size, 0.8);
        drawing.stroke(wisp, css(white, 0.9), 9 * size, kit.inks ? {} : { blur: 2 });
      }
    });
  }
}

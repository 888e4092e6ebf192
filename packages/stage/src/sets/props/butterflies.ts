import { ellipsePath, css, type Point, type Random } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** What flutters in the open: butterflies by day, fireflies at night, nothing in the rain or over snow. */
export function butterflies(kit: Kit, layers: SetLayers, places: readonly Point[], dice: Random): void {
  if (kit.light.time === 'rain' || kit.light.winter) return;
  places.forEach(([x, y], i) => {
    const color = dice.pick<LocalColor>(['pink', 'yellow', 'blue', 'purple', 'red']);
    const at: Point = [x + dice.between(-50, 50), y + dice.between(-50, 50)];
    if (kit.light.night) firefly(kit, layers, at, i);
    else butterfly(kit, layers, at[0], at[1], color, i);
  });
}

function firefly(kit: Kit, layers: SetLayers, [x, y]: Point, index: number): void {
  layers.moving(
    'mid',
    { kind: 'bob', dx: 70, dy: 30, period: 150 + index * 30, phase: index * 0.3 },
    (drawing) => {
      for (const [dx, dy, r] of [
        [0, 0, 5],
        [46, -58, 4],
        [-52, -24, 4.4],
      ] as const) {
        kit.glow(drawing, x + dx, y + dy, r * 9, [0.93, 0.14, 105], 0.6);
        drawing.fill(ellipsePath(x + dx, y + dy, r), css([0.96, 0.12, 105]));
      }
    },
  );
}

function butterfly(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  color: LocalColor,
  index: number,
): void {
  layers.moving(
    'mid',
    { kind: 'bob', dx: 60 + index * 12, dy: 22, period: 120 + index * 26, phase: index * 0.3 },
    (drawing) => {
      for (const [side, share] of [
        [-1, 0.72],
        [1, 1],
      ] as const) {
        kit.solid(drawing, ellipsePath(x + side * 15 * share, y - 9, 19 * share, 15, side * -0.6), color, {
          shade: 0.16,
          lineWidth: 2.4,
          flat: true,
        });
        kit.solid(drawing, ellipsePath(x + side * 11 * share, y + 11, 12 * share, 11, side * 0.5), color, {
          shade: 0.16,
          lineWidth: 2.4,
          lighter: 0.06,
          flat: true,
        });
      }
      drawing.fill(ellipsePath(x, y, 3.6, 16), kit.light.color('dark'));
      if (kit.enchanted) kit.glow(drawing, x, y, 56, kit.gold, 0.4);
    },
  );
}

import { ellipsePath, roundedRect, type SvgPath, taper } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';

/** A spotted mushroom. */
export function mushroom(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  color: SetColor,
): void {
  const { light } = kit;

  kit.castShadow(drawing, x, y, 44 * size);
  kit.solid(
    drawing,
    kit.flat
      ? roundedRect(x - 15 * size, y - 56 * size, 30 * size, 58 * size, 12 * size)
      : taper(
          [
            [x, y + 4],
            [x - 4 * size, y - 30 * size],
            [x, y - 62 * size],
          ],
          34 * size,
          24 * size,
        ),
    'white',
    {
      shade: 0.4,
    },
  );
  const cap: SvgPath = {
    d: `M${x - 62 * size} ${y - 52 * size}C${x - 56 * size} ${y - 122 * size} ${x + 56 * size} ${y - 122 * size} ${x + 62 * size} ${y - 52 * size}Q${x} ${y - 36 * size} ${x - 62 * size} ${y - 52 * size}Z`,
    box: [x - 62 * size, y - 110 * size, 124 * size, 70 * size],
  };
  kit.solid(drawing, cap, color, {
    shade: 0.3,
    inside: (inside) => {
      for (const [a, b, q] of [
        [-28, -72, 10],
        [6, -88, 12],
        [34, -66, 8],
      ] as const) {
        inside.fill(ellipsePath(x + a * size, y + b * size, q * size, q * size * 0.8), light.color('white'));
      }
    },
  });
  if (kit.enchanted) {
    kit.glow(drawing, x, y - 60 * size, 110 * size, [0.9, 0.12, 340], 0.5);
  }
}

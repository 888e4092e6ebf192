import { polygonPath, leaf, smooth, spiral, taper } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { Drawing } from '../../drawing.ts';

/** A potted plant; `size` 1 is about 290 px tall. */
export function plant(kit: Kit, drawing: Drawing, x: number, y: number, size: number) {
  kit.castShadow(drawing, x, y, 80 * size);
  if (kit.bigLeaf) {
    for (const a of [-2.3, -1.9, -1.2, -0.8]) {
      kit.bigLeaf(drawing, x, y - 90 * size, 190 * size, a, Math.abs(a + 1.57) < 0.5 ? 'leaf2' : 'leaf');
    }
  } else if (kit.flat) {
    for (const a of [-2.2, -1.57, -0.95]) {
      kit.solid(drawing, leaf(x, y - 80 * size, 220 * size, 42 * size, a), a === -1.57 ? 'leaf2' : 'leaf');
    }
  } else if (kit.enchanted) {
    for (const [a, r] of [
      [-1, 60],
      [1, 50],
      [-0.2, 70],
    ] as const) {
      drawing.fill(
        taper(
          [
            [x, y - 80 * size],
            [x + a * 30 * size, y - 170 * size],
            ...spiral(
              x + a * 70 * size,
              y - 250 * size,
              r * size * 0.7,
              1.5,
              a > 0 ? 2.6 : 0.5,
              a > 0 ? 1 : -1,
              20,
            ),
          ],
          (t) => 20 * size * (1 - t * 0.8),
        ),
        kit.light.color('green'),
        {
          blur: 1,
        },
      );
    }
    kit.foliage(drawing, x, y - 130 * size, 70 * size, 50 * size, 3, 'green', 0);
    kit.glow(drawing, x + 60 * size, y - 260 * size, 50 * size);
  } else {
    for (let i = 0; i < 11; i++) {
      const a = -2.75 + i * 0.24;
      const length = (190 - Math.abs(i - 5) * 9) * size;
      const shape = leaf(x, y - 86 * size, length, 30 * size, a, 0.08 * Math.sign(Math.cos(a)));
      drawing.fill(shape, i % 2 ? kit.light.color('leaf', 0, 0.2) : kit.light.shadeOf('leaf', 0, 0.2));
      drawing.clip(shape, (inside) =>
        inside.outside(shape, -5, -9, kit.light.shadeOf('leaf', 0, 0.5), {
          alpha: 0.7,
        }),
      );
      drawing.stroke(
        polygonPath(
          [
            [x, y - 86 * size],
            [x + Math.cos(a) * length * 0.8, y - 86 * size + Math.sin(a) * length * 0.8],
          ],
          false,
        ),
        kit.light.litOf('leaf', 0, 0.4),
        2,
      );
    }
  }
  kit.solid(
    drawing,
    kit.flat
      ? polygonPath([
          [x - 56 * size, y - 96 * size],
          [x + 56 * size, y - 96 * size],
          [x + 38 * size, y],
          [x - 38 * size, y],
        ])
      : smooth(
          [
            [x - 58 * size, y - 98 * size],
            [x + 58 * size, y - 98 * size],
            [x + 46 * size, y - 14 * size],
            [x + 30 * size, y + 2],
            [x - 30 * size, y + 2],
            [x - 46 * size, y - 14 * size],
          ],
          true,
          0.4,
        ),
    kit.tones.pot,
    {
      shade: 0.3,
    },
  );
}

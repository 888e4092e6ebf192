import { polygonPath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** Striped changing cabins side by side. */
export function cabins(kit: Kit, drawing: Drawing, x: number, y: number, count: number, seed: number): void {
  const dice = random(seed);
  const wide = 112;
  for (let i = 0; i < count; i++) {
    const left = x + i * (wide + 12);
    const color = dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow', 'purple', 'pink']);
    kit.solid(
      drawing,
      kit.curved ? kit.box(left, y - 150, wide, 152) : roundedRect(left, y - 150, wide, 152),
      'white',
      {
        depth: 0.08,
        shade: 0.1,
        inside: (inside) => {
          for (let stripe = 0; stripe < 4; stripe++)
            inside.fill(roundedRect(left + stripe * 30, y - 160, 15, 170), kit.light.color(color, 0.08));
        },
      },
    );
    const roof = kit.curved
      ? smooth(
          [
            [left - 16, y - 140],
            [left + 30, y - 180],
            [left + 60, y - 270],
            [left + 74, y - 180],
            [left + wide + 16, y - 140],
            [left + wide / 2, y - 132],
          ],
          true,
          0.7,
        )
      : polygonPath([
          [left - 14, y - 142],
          [left + wide / 2, y - 210],
          [left + wide + 14, y - 142],
        ]);
    kit.solid(drawing, roof, color, { depth: 0.08, shade: 0.24 });
    kit.solid(drawing, roundedRect(left + 32, y - 104, 48, 104, kit.corner(3, 24, 24)), 'wood', {
      depth: 0.08,
      shade: 0.16,
      lineWidth: 3,
    });
  }
}

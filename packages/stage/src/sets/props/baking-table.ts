import { ellipsePath, polygonPath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A table with a mixing bowl, eggs, a rolling pin. */
export function bakingTable(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  const dice = random(seed);
  const color = dice.pick<LocalColor>(['white', 'sea2', 'pink', 'yellow']);
  kit.castShadow(drawing, x, y + 2, 230, 24);
  for (const side of [-1, 1]) {
    kit.solid(drawing, kit.box(x + side * 176 - 14, y - 150, 28, 154, 6), 'wood', { shade: 0.3 });
  }
  kit.solid(drawing, kit.box(x - 216, y - 176, 432, 34, 10), 'wood', { shade: 0.2, lighter: 0.04 });
  const cloth = kit.flat
    ? roundedRect(x - 120, y - 180, 240, 70, 10)
    : polygonPath([
        [x - 122, y - 178],
        [x + 122, y - 178],
        [x + 112, y - 116],
        [x + 62, y - 96],
        [x, y - 118],
        [x - 60, y - 96],
        [x - 114, y - 116],
      ]);
  kit.solid(drawing, cloth, color, { shade: 0.1, lineWidth: 3 });
  const bx = x - 50;
  kit.solid(drawing, ellipsePath(bx, y - 244, 70, 17), [0.94, 0.07, 85], { shade: 0, lineWidth: 3 });
  drawing.stroke(`M${bx + 20} ${y - 246}l64 -74`, kit.lineColor(kit.light.shadeOf('wood', 0, 0.3)), 15);
  drawing.stroke(`M${bx + 20} ${y - 246}l64 -74`, kit.light.color('wood'), 10);
  kit.solid(
    drawing,
    smooth(
      [
        [bx - 80, y - 246],
        [bx, y - 232],
        [bx + 80, y - 246],
        [bx + 58, y - 186],
        [bx + 34, y - 176],
        [bx - 34, y - 176],
        [bx - 58, y - 186],
      ],
      true,
      0.7,
    ),
    'blue',
    { shade: 0.3 },
  );
  for (const dx of [70, 104, 138]) {
    kit.solid(drawing, ellipsePath(x + dx, y - 196 - (dx === 104 ? 3 : 0), 17, 22), 'white', {
      shade: 0.3,
      lineWidth: 2.6,
    });
  }
  kit.solid(drawing, roundedRect(x - 206, y - 200, 74, 24, 12), 'wood', {
    shade: 0.3,
    lineWidth: 3,
    lighter: 0.08,
  });
}

import { ellipsePath, polygonPath, smooth } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { SetLayers } from '../set-definition.ts';

/** A lamp on a cord that swings a little; x, y is the bulb. It shines in the evening. */
export function pendant(kit: Kit, layers: SetLayers, x: number, y: number, color: SetColor): void {
  const { light } = kit;
  const dark = light.night || light.time === 'golden';
  if (dark)
    kit.glow(layers.far, x, y + 30, light.night ? 420 : 260, [0.93, 0.11, 80], light.night ? 0.75 : 0.4);
  layers.moving('far', { kind: 'sway', pivot: [x, -220], angle: 0.022, period: 104 }, (drawing) => {
    drawing.stroke(`M${x} -240V${y - 60}`, kit.lineColor(light.color('dark')), 5);
    kit.solid(drawing, ellipsePath(x, y + 4, 22), [0.97, 0.07, 92], {
      shade: 0,
      lineWidth: 2.6,
      glowing: dark,
    });
    const shade = kit.curved
      ? smooth(
          [
            [x, y - 84],
            [x + 34, y - 40],
            [x + 84, y + 4],
            [x + 40, y - 4],
            [x, y + 6],
            [x - 40, y - 4],
            [x - 84, y + 4],
            [x - 34, y - 40],
          ],
          true,
          0.7,
        )
      : kit.flat
        ? {
            d: `M${x - 84} ${y + 4}A84 78 0 0 1 ${x + 84} ${y + 4}Z`,
            box: [x - 84, y - 74, 168, 78] as const,
          }
        : polygonPath([
            [x - 22, y - 66],
            [x + 22, y - 66],
            [x + 88, y + 4],
            [x - 88, y + 4],
          ]);
    kit.solid(drawing, shade, color, { shade: 0.2 });
  });
}

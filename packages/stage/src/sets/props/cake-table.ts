import { css, ellipsePath, type Point, polygonPath, roundedRect, smooth } from '@milestoon/drawing';
import { cake, flame, wicks } from '@milestoon/things';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import { inPixels, paintOf, pixels, standInSet } from '../../things.ts';
import type { SetLayers } from '../set-definition.ts';

/** A birthday table: a cake with three candles, and cups; tx is its middle, ty the floor. */
export function cakeTable(kit: Kit, layers: SetLayers, tx: number, ty: number, icing: LocalColor): void {
  const { light } = kit;
  const { near } = layers;
  kit.castShadow(near, tx, ty + 4, 350, 26);
  kit.solid(
    near,
    kit.flat
      ? roundedRect(tx - 300, ty - 170, 600, 176, 10)
      : smooth(
          [
            [tx - 310, ty - 170],
            [tx + 310, ty - 170],
            [tx + 326, ty - 60],
            [tx + 316, ty],
            [tx - 316, ty],
            [tx - 326, ty - 60],
          ],
          true,
          0.3,
        ),
    'white',
    {
      shade: 0.1,
      inside: (inside, base) => {
        for (let i = 0; i < 8; i++) {
          if (kit.flat) {
            inside.fill(ellipsePath(tx - 262 + i * 75, ty - 170, 38, 40), light.color('sea2'));
          } else if (!kit.enchanted) {
            inside.fill(
              polygonPath([
                [tx - 310 + i * 80, ty - 180],
                [tx - 276 + i * 80, ty - 180],
                [tx - 280 + i * 80, ty + 20],
                [tx - 314 + i * 80, ty + 20],
              ]),
              light.color('sea2'),
              {
                alpha: 0.65,
              },
            );
          } else {
            inside.stroke(`M${tx - 300 + i * 82} ${ty - 170}q41 70 82 0`, css(kit.gold, 0.9), 4);
          }
        }
      },
    },
  );
  kit.solid(near, kit.box(tx - 330, ty - 190, 660, 30, 14), 'white', {
    shade: 0.2,
    lineWidth: 4,
  });
  const size = 2.2;
  const at: Point = [tx, ty - 176];
  standInSet(kit, near, cake, { flames: [], icing: paintOf(kit, icing) }, { at, size });
  wicks.forEach(([wickX, wickY], i) => {
    const wick: Point = [tx + pixels(wickX * size), at[1] + pixels(wickY * size)];
    layers.moving(
      'near',
      { kind: 'sway', pivot: wick, angle: 0.12, period: 18 + i * 3, phase: i * 0.3 },
      (drawing) => {
        kit.glow(drawing, wick[0], wick[1] - 14, light.night ? 170 : 80, [0.95, 0.12, 80], 0.75);
        drawing.add([inPixels(wick, flame([0, 0], { lean: 0, tall: 1.6 }))]);
      },
    );
  });
  for (const [a, c] of [
    [-230, 'red'],
    [220, 'blue'],
  ] as const) {
    kit.solid(
      near,
      polygonPath([
        [tx + a - 26, ty - 246],
        [tx + a + 26, ty - 246],
        [tx + a + 19, ty - 188],
        [tx + a - 19, ty - 188],
      ]),
      c,
      {
        shade: 0.3,
        lineWidth: 3.5,
      },
    );
  }
}

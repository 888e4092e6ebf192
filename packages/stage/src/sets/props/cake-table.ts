import { ellipsePath, polygonPath, at, css, leaf, roundedRect, smooth } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A birthday table: a cake of two storeys with three candles, and cups; tx is its middle, ty the floor. */
export function cakeTable(kit: Kit, layers: SetLayers, tx: number, ty: number, icing: LocalColor): void {
  const { manner, light } = kit;
  const { near } = layers;
  kit.castShadow(near, tx, ty + 4, 350, 26);
  kit.solid(
    near,
    manner === 'simple'
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
          if (manner === 'simple') {
            inside.fill(ellipsePath(tx - 262 + i * 75, ty - 170, 38, 40), light.color('sea2'));
          } else if (manner !== 'fantasy') {
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
  const cake = (x: number, yy: number, wd: number, height: number, color: SetColor) => {
    kit.solid(near, kit.box(x - wd / 2, yy - height, wd, height, 12), color, {
      shade: 0.22,
    });
    let edge = `M${x - wd / 2 - 4} ${yy - height - 4}H${x + wd / 2 + 4}V${yy - height + 18}`;
    const share = 7;
    for (let i = 0; i < share; i++) {
      const x1 = x + wd / 2 + 4 - ((wd + 8) * (i + 1)) / share;
      edge += `Q${x1 + ((wd + 8) / share) * 0.5} ${yy - height + (i % 2 ? 58 : 34)} ${x1} ${yy - height + 18}`;
    }
    kit.solid(
      near,
      {
        d: edge + 'Z',
        box: [x - wd / 2, yy - height - 4, wd, 50],
      },
      'white',
      {
        shade: 0.1,
        lineWidth: 3.5,
      },
    );
  };
  cake(tx, ty - 190, 250, 104, icing);
  cake(tx, ty - 294, 172, 84, kit.tones.cakeTop);
  for (let i = 0; i < 3; i++) {
    const x = tx - 44 + i * 44;
    const yy = ty - 378;
    kit.solid(near, roundedRect(x - 6, yy - 50, 12, 50, 3), at(['red', 'blue', 'green'], i), {
      lineWidth: 2.4,
      shade: 0.2,
    });
    layers.moving(
      'near',
      { kind: 'sway', pivot: [x, yy - 48], angle: 0.12, period: 18 + i * 3, phase: i * 0.3 },
      (drawing) => {
        kit.glow(drawing, x, yy - 66, light.night ? 170 : 80, [0.95, 0.12, 80], 0.75);
        drawing.fill(leaf(x, yy - 50, 32, 9, -1.57), css([0.9, 0.16, 75]));
        drawing.fill(leaf(x, yy - 52, 18, 4, -1.57), css([0.98, 0.06, 95]));
      },
    );
  }
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

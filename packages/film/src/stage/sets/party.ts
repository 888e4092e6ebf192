import { wallTint } from './props/interior.ts';
import type { LocalColor } from '../light/light.ts';
import type { SetColor, Kit } from '../kits/kit.ts';
import { css } from '../../core/color.ts';
import { random } from '../../core/random.ts';
import { at } from '../../core/geometry.ts';
import { polygon, smooth, roundedRect, ellipse, leaf } from '../../core/path.ts';
import { bunting, balloon } from './props/decoration.ts';
import { cornerPlant } from './props/corner.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A birthday room: cake, balloons, gifts. */
export const party: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 200,
  picture: { x: 900, y: 350, size: 270 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice }: SetOptions): void {
  const manner = kit.manner;
  const y = kit.measures.floorLine;
  const far = layers.far;
  const mid = layers.mid;
  const near = layers.near;
  const light = kit.light;
  const colors: readonly LocalColor[] = ['red', 'yellow', 'blue', 'pink', 'green', 'purple'];
  const turn = dice.integer(0, colors.length - 1);
  const color = (i: number): LocalColor => at(colors, (i + turn) % colors.length);
  const [hue, magic] = dice.pick([
    [75, 300],
    [20, 345],
    [210, 260],
    [150, 200],
  ] as const);
  const cakeRight = dice.next() < 0.55;
  kit.wall(far, { y, color: wallTint(kit, hue, magic) });
  const windowX = dice.pick([150, 200, 240]);
  kit.window(
    far,
    windowX,
    manner === 'adventure' ? 240 : 200,
    250,
    manner === 'adventure' ? 280 : 310,
    dice.integer(1, 9),
  );
  const middle = 960 + dice.between(-260, 260);
  bunting(kit, far, -140, 40, middle, 70, 110, 9, [color(0), color(1), color(2), color(3)]);
  bunting(kit, far, middle, 70, 2060, 30, 110, 9, [color(4), color(3), color(1), color(2)]);
  kit.floor(mid, {
    y,
  });
  kit.lightPool(mid, windowX + 80, y + 20, 300, 300);
  const bunch: readonly (readonly [x: number, y: number, size: number])[] = cakeRight
    ? [
        [1560, 240, 62],
        [1660, 330, 58],
        [1760, 230, 64],
        [1850, 350, 54],
        [600, 230, 56],
        [680, 330, 48],
      ]
    : [
        [1480, 250, 58],
        [1590, 340, 62],
        [1690, 230, 56],
        [1790, 320, 64],
        [1870, 220, 52],
        [1250, 260, 50],
      ];
  bunch.forEach(([x, top, size], i) => {
    const motion = {
      kind: 'sway',
      pivot: [x, top + size * 4],
      angle: 0.045,
      period: 88 + (i % 3) * 18,
      phase: i * 0.19,
    } as const;
    const [dx, dy] = [dice.between(-18, 18), dice.between(-30, 30)];
    layers.moving('mid', motion, (drawing) => balloon(kit, drawing, x + dx, top + dy, size, color(i)));
  });
  // table with cake, behind and right of the stage
  const tx = cakeRight ? 1330 + dice.between(-20, 60) : 560 + dice.between(-60, 10);
  const ty = y + 130;
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
            inside.fill(ellipse(tx - 262 + i * 75, ty - 170, 38, 40), light.color('sea2'));
          } else if (manner !== 'fantasy') {
            inside.fill(
              polygon([
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
  cake(tx, ty - 190, 250, 104, dice.pick<LocalColor>(['pink', 'sea2', 'yellow', 'purple']));
  cake(tx, ty - 294, 172, 84, manner === 'fantasy' ? 'purple' : 'yellow');
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
      polygon([
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
  const gift = (x: number, yy: number, wd: number, height: number, color: SetColor, rb: LocalColor) => {
    kit.castShadow(near, x, yy, wd * 0.7);
    kit.solid(near, kit.box(x - wd / 2, yy - height, wd, height, 8), color, {
      shade: 0.3,
    });
    near.fill(roundedRect(x - wd * 0.08, yy - height, wd * 0.16, height), light.color(rb));
    near.fill(roundedRect(x - wd * 0.5, yy - height * 0.58, wd, height * 0.15), light.color(rb));
    for (const reach of [-1, 1]) {
      kit.solid(near, leaf(x, yy - height, wd * 0.42, wd * 0.15, reach > 0 ? -0.6 : -2.54), rb, {
        lineWidth: 3,
        shade: 0.2,
      });
    }
  };
  const gifts = cakeRight ? 330 : 1600;
  gift(gifts, y + 175, 170, 140, color(2), 'yellow');
  gift(gifts - 110, y + 232, 140, 110, color(0), 'white');
  gift(gifts + 100, y + 245, 110, 86, color(4), 'pink');
  const confetti = random(dice.integer(1, 999));
  for (let i = 0; i < 46; i++) {
    const x = confetti.between(-200, 2100);
    const yy = confetti.between(y + 60, 1070);
    if (Math.abs(x - 900) < 150 && yy > 900) {
      continue;
    }
    near.fill(
      i % 2 ? ellipse(x, yy, 8, 4) : roundedRect(x, yy, 14, 6, 2),
      light.color(confetti.pick<LocalColor>(['red', 'yellow', 'blue', 'green', 'pink'])),
      {
        alpha: 0.9,
      },
    );
  }
  cornerPlant(kit, layers.fg);
  for (const [x, yy, s, c] of [
    [-40, 760, 150, 'blue'],
    [40, 930, 140, 'red'],
  ] as const) {
    balloon(kit, layers.fg, x - 60, yy, s, c);
  }
}

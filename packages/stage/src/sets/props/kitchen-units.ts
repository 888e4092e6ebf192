import { ellipsePath, polygonPath, type Box, css, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';
import { cupboard } from './interior.ts';
import { steam } from './steam.ts';
import { bottle, fruitBowl, kettle, pot, shelfOfJars, toaster } from './kitchen-things.ts';

export type KitchenUnit = 'stove' | 'sink' | 'drawers' | 'doors';

const metal = [0.86, 0.015, 240] as const;

/** One unit of the worktop along the wall, with what stands on it and hangs above it. */
export function counterUnit(
  kit: Kit,
  layers: SetLayers,
  unit: KitchenUnit,
  [x, y, width, height]: Box,
  color: SetColor,
  /** Whether something may hang on the wall above it. */
  hung: boolean,
): void {
  const { mid } = layers;
  const middle = x + width / 2;
  if (unit === 'stove') {
    kit.solid(mid, kit.box(x + 2, y + 16, width - 4, height - 16, 8), 'white', { shade: 0.1 });
    kit.solid(mid, kit.box(x + 26, y + 80, width - 52, height - 112, 14), 'dark', {
      shade: 0.1,
      lighter: 0.08,
      inside: (inside) => {
        inside.fill(ellipsePath(middle, y + height - 30, width * 0.3, 44), css([0.82, 0.15, 60], 0.55), {
          blur: 12,
        });
        inside.fill(
          polygonPath([
            [x + 40, y + height],
            [x + 90, y + 70],
            [x + 120, y + 70],
            [x + 70, y + height],
          ]),
          css([1, 0, 0], 0.14),
        );
      },
    });
    for (let i = 0; i < 4; i++) {
      kit.solid(mid, ellipsePath(x + width * (0.2 + i * 0.2), y + 50, 11), i ? 'dark' : 'red', {
        shade: 0.2,
        lineWidth: 2.4,
      });
    }
    pot(kit, mid, middle - width * 0.14, y - 2, 'red');
    kettle(kit, mid, middle + width * 0.26, y - 2);
    steam(kit, layers, middle - width * 0.14, y - 120);
    if (hung) hood(kit, layers.far, middle, y - 330, width);
  } else {
    cupboard(
      kit,
      mid,
      [x + 2, y + 16, width - 4, height - 16],
      color,
      unit === 'doors' ? 2 : unit === 'sink' ? 1 : 2,
    );
    if (unit === 'drawers') {
      for (const drop of [30, 92]) {
        kit.solid(mid, kit.box(x + 16, y + drop, width - 32, 50, 6), color, {
          shade: 0.08,
          lighter: 0.05,
          lineWidth: 3,
          flat: true,
        });
        kit.solid(mid, roundedRect(middle - 26, y + drop + 20, 52, 10, 5), metal, {
          shade: 0.2,
          lineWidth: 2.2,
        });
      }
    }
  }
  kit.solid(mid, kit.box(x - 4, y - 4, width + 8, 26, 6), 'wood', {
    shade: 0.14,
    lighter: 0.06,
    lineWidth: 4,
  });
  if (unit === 'sink') {
    const pipe = `M${middle + 10} ${y - 2}v-66q0 -40 -40 -40t-38 34`;
    mid.stroke(pipe, kit.lineColor(kit.light.shadeOf(metal, 0, 0.4)), 19);
    mid.stroke(pipe, kit.light.color(metal), 12);
    layers.moving('mid', { kind: 'rise', dx: 0, dy: 58, growth: 0, period: 40 }, (drawing) => {
      kit.solid(drawing, ellipsePath(middle - 68, y - 66, 5, 8), 'sea2', { shade: 0, lineWidth: 2 });
    });
    bottle(kit, mid, x + width * 0.84, y - 2, 'green');
  }
  if (unit === 'drawers') fruitBowl(kit, mid, middle, y - 4);
  if (unit === 'doors') {
    toaster(kit, mid, middle - 20, y - 4);
    bottle(kit, mid, x + width * 0.84, y - 2, 'yellow');
  }
  if (hung && (unit === 'doors' || unit === 'sink'))
    shelfOfJars(kit, layers.far, middle, y - 190, width * 0.78, Math.round(x));
}

function hood(kit: Kit, drawing: Drawing, x: number, y: number, width: number): void {
  const half = width * 0.42;
  kit.solid(drawing, kit.box(x - 46, y - 260, 92, 280, 4), 'white', { shade: 0.3, lighter: -0.06 });
  const shape = kit.curved
    ? smooth(
        [
          [x - half, y + 90],
          [x - half * 0.7, y + 20],
          [x - 40, y - 60],
          [x + 40, y - 60],
          [x + half * 0.7, y + 20],
          [x + half, y + 90],
        ],
        true,
        0.8,
      )
    : polygonPath([
        [x - 60, y],
        [x + 60, y],
        [x + half, y + 76],
        [x - half, y + 76],
      ]);
  kit.solid(drawing, shape, kit.tones.hood, { shade: 0.22, lighter: -0.03 });
  kit.solid(drawing, kit.box(x - half - 4, y + 72, half * 2 + 8, 26, 6), kit.gilded(metal), {
    shade: 0.2,
    lineWidth: 4,
  });
}

/** Foot at x, y. */
export function fridge(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.solid(drawing, kit.box(x, y - 560, 240, 560, 34), color, { shade: 0.14 });
  drawing.stroke(`M${x + 6} ${y - 380}H${x + 234}`, kit.lineColor(kit.light.shadeOf(color, 0, 0.4)), 6);
  for (const [top, tall] of [
    [-480, 70],
    [-350, 100],
  ] as const) {
    kit.solid(drawing, roundedRect(x + 22, y + top, 16, tall, 8), metal, { shade: 0.2, lineWidth: 2.6 });
  }
  const dice = random(Math.round(x) + 3);
  for (const [dx, dy] of [
    [90, -330],
    [150, -290],
    [110, -230],
  ] as const) {
    kit.solid(
      drawing,
      roundedRect(x + dx, y + dy, 56, 50, 3),
      dice.pick<LocalColor>(['white', 'yellow', 'sea2']),
      {
        shade: 0,
        lineWidth: 2.4,
        inside: (inside) => {
          inside.fill(
            ellipsePath(x + dx + 28, y + dy + 28, 15),
            kit.light.color(dice.pick<LocalColor>(['red', 'green', 'blue', 'pink'])),
          );
        },
      },
    );
    kit.solid(drawing, ellipsePath(x + dx + 28, y + dy + 2, 6), 'red', { shade: 0, lineWidth: 2 });
  }
}

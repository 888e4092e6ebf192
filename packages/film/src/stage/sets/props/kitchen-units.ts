import { css } from '../../../core/color.ts';
import type { Box } from '../../../core/draw-list.ts';
import { ellipse, polygon, roundedRect, smooth } from '../../../core/path.ts';
import { random } from '../../../core/random.ts';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';
import { cupboard } from './interior.ts';
import { steam } from './steam.ts';

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
        inside.fill(ellipse(middle, y + height - 30, width * 0.3, 44), css([0.82, 0.15, 60], 0.55), {
          blur: 12,
        });
        inside.fill(
          polygon([
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
      kit.solid(mid, ellipse(x + width * (0.2 + i * 0.2), y + 50, 11), i ? 'dark' : 'red', {
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
    mid.stroke(pipe, kit.manner === 'adventure' ? kit.ink() : kit.light.shadeOf(metal, 0, 0.4), 19);
    mid.stroke(pipe, kit.light.color(metal), 12);
    layers.moving('mid', { kind: 'rise', dx: 0, dy: 58, growth: 0, period: 40 }, (drawing) => {
      kit.solid(drawing, ellipse(middle - 68, y - 66, 5, 8), 'sea2', { shade: 0, lineWidth: 2 });
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

function pot(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const round = kit.manner === 'fantasy';
  const body = round
    ? smooth([
        [x - 66, y - 84],
        [x + 66, y - 84],
        [x + 78, y - 40],
        [x + 40, y],
        [x - 40, y],
        [x - 78, y - 40],
      ])
    : kit.box(x - 68, y - 78, 136, 78, 14);
  for (const side of [-1, 1]) {
    kit.solid(drawing, roundedRect(x + side * 78 - 16, y - 58, 32, 14, 7), 'dark', { lineWidth: 2.4 });
  }
  kit.solid(drawing, body, round ? 'purple' : color, { shade: 0.3 });
  kit.solid(drawing, kit.box(x - 72, y - 94, 144, 20, 8), round ? kit.gold : color, {
    shade: 0.1,
    lighter: 0.05,
    lineWidth: 3,
  });
  kit.solid(drawing, ellipse(x, y - 100, 14, 10), 'dark', { lineWidth: 2.6 });
}

function kettle(kit: Kit, drawing: Drawing, x: number, y: number): void {
  drawing.stroke(
    `M${x - 30} ${y - 62}q30 -70 60 0`,
    kit.manner === 'adventure' ? kit.ink() : kit.light.color('dark'),
    9,
  );
  kit.solid(
    drawing,
    polygon([
      [x + 24, y - 44],
      [x + 70, y - 84],
      [x + 78, y - 76],
      [x + 34, y - 14],
    ]),
    'yellow',
    { shade: 0.2, lineWidth: 3 },
  );
  kit.solid(
    drawing,
    smooth(
      [
        [x - 26, y - 70],
        [x + 26, y - 70],
        [x + 46, y - 10],
        [x + 34, y],
        [x - 34, y],
        [x - 46, y - 10],
      ],
      true,
      0.5,
    ),
    'yellow',
    { shade: 0.3 },
  );
}

function hood(kit: Kit, drawing: Drawing, x: number, y: number, width: number): void {
  const half = width * 0.42;
  kit.solid(drawing, kit.box(x - 46, y - 260, 92, 280, 4), 'white', { shade: 0.3, lighter: -0.06 });
  const shape =
    kit.manner === 'fantasy'
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
      : polygon([
          [x - 60, y],
          [x + 60, y],
          [x + half, y + 76],
          [x - half, y + 76],
        ]);
  kit.solid(drawing, shape, kit.manner === 'fantasy' ? 'purple' : 'white', { shade: 0.22, lighter: -0.03 });
  kit.solid(
    drawing,
    kit.box(x - half - 4, y + 72, half * 2 + 8, 26, 6),
    kit.manner === 'fantasy' ? kit.gold : metal,
    { shade: 0.2, lineWidth: 4 },
  );
}

function bottle(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.solid(drawing, roundedRect(x - 7, y - 84, 14, 30, 4), 'white', { lineWidth: 2.4 });
  kit.solid(drawing, kit.box(x - 18, y - 62, 36, 62, 10), color, { shade: 0.3, lineWidth: 3 });
}

function fruitBowl(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const [dx, dy, color] of [
    [-34, -52, 'red'],
    [0, -62, 'yellow'],
    [36, -52, 'green'],
    [16, -44, 'red'],
  ] as const) {
    kit.solid(drawing, ellipse(x + dx, y + dy, 26), color, { shade: 0.3, lineWidth: 3 });
    drawing.stroke(`M${x + dx} ${y + dy - 24}q2 -10 9 -13`, kit.light.shadeOf('wood', 0, 0.3), 4);
  }
  kit.solid(
    drawing,
    smooth(
      [
        [x - 82, y - 46],
        [x + 82, y - 46],
        [x + 50, y - 4],
        [x + 30, y],
        [x - 30, y],
        [x - 50, y - 4],
      ],
      true,
      0.5,
    ),
    'blue',
    { shade: 0.3 },
  );
}

function toaster(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const dx of [-34, 14])
    kit.solid(drawing, kit.box(x + dx, y - 104, 34, 50, 10), [0.8, 0.1, 70], { shade: 0.2, lineWidth: 3 });
  kit.solid(drawing, kit.box(x - 66, y - 80, 132, 80, 14), 'red', { shade: 0.26 });
  kit.solid(drawing, roundedRect(x + 60, y - 52, 18, 12, 6), 'dark', { lineWidth: 2.4 });
}

/** A board with jars, cups and boxes on it. */
function shelfOfJars(kit: Kit, drawing: Drawing, x: number, y: number, width: number, seed: number): void {
  const dice = random(seed);
  for (let left = x - width / 2 + 14; left < x + width / 2 - 50; left += 58) {
    const color = dice.pick<LocalColor>(['red', 'yellow', 'green', 'blue', 'pink', 'purple']);
    const tall = dice.between(46, 82);
    if (dice.next() < 0.35) {
      kit.solid(
        drawing,
        smooth(
          [
            [left, y - tall * 0.7],
            [left + 44, y - tall * 0.7],
            [left + 36, y],
            [left + 8, y],
          ],
          true,
          0.3,
        ),
        color,
        { shade: 0.3, lineWidth: 3 },
      );
    } else {
      kit.solid(drawing, kit.box(left, y - tall, 44, tall, 8), color, { shade: 0.24, lineWidth: 3 });
      kit.solid(drawing, kit.box(left - 3, y - tall - 9, 50, 16, 5), 'wood', { shade: 0.1, lineWidth: 3 });
      kit.solid(drawing, roundedRect(left + 9, y - tall * 0.62, 26, tall * 0.32, 3), 'white', {
        shade: 0,
        lineWidth: 2,
        flat: true,
      });
    }
  }
  kit.solid(drawing, kit.box(x - width / 2, y, width, 20, 5), 'wood', { shade: 0.2, lineWidth: 4 });
}

/** Foot at x, y. */
export function fridge(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.solid(drawing, kit.box(x, y - 560, 240, 560, 34), color, { shade: 0.14 });
  drawing.stroke(
    `M${x + 6} ${y - 380}H${x + 234}`,
    kit.manner === 'adventure' ? kit.ink() : kit.light.shadeOf(color, 0, 0.4),
    6,
  );
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
            ellipse(x + dx + 28, y + dy + 28, 15),
            kit.light.color(dice.pick<LocalColor>(['red', 'green', 'blue', 'pink'])),
          );
        },
      },
    );
    kit.solid(drawing, ellipse(x + dx + 28, y + dy + 2, 6), 'red', { shade: 0, lineWidth: 2 });
  }
}

/** A table with a mixing bowl, eggs, a rolling pin. */
export function bakingTable(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  const dice = random(seed);
  const color = dice.pick<LocalColor>(['white', 'sea2', 'pink', 'yellow']);
  kit.castShadow(drawing, x, y + 2, 230, 24);
  for (const side of [-1, 1]) {
    kit.solid(drawing, kit.box(x + side * 176 - 14, y - 150, 28, 154, 6), 'wood', { shade: 0.3 });
  }
  kit.solid(drawing, kit.box(x - 216, y - 176, 432, 34, 10), 'wood', { shade: 0.2, lighter: 0.04 });
  const cloth =
    kit.manner === 'simple'
      ? roundedRect(x - 120, y - 180, 240, 70, 10)
      : polygon([
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
  kit.solid(drawing, ellipse(bx, y - 244, 70, 17), [0.94, 0.07, 85], { shade: 0, lineWidth: 3 });
  drawing.stroke(
    `M${bx + 20} ${y - 246}l64 -74`,
    kit.manner === 'adventure' ? kit.ink() : kit.light.shadeOf('wood', 0, 0.3),
    15,
  );
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
    kit.solid(drawing, ellipse(x + dx, y - 196 - (dx === 104 ? 3 : 0), 17, 22), 'white', {
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

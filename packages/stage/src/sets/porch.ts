import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { butterflies } from './props/butterflies.ts';
import { fence } from './props/playground.ts';
import { letterBox, planter } from './props/street-things.ts';
import { townHouses } from './props/town.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Before the front door of a house: steps, a small roof and a lamp, a window, a path between flower beds, a letter box. */
export const porch: SetDefinition = {
  indoor: false,
  mark: { x: 980, y: 960 },
  picture: { x: 1010, y: 640, size: 210 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  townHouses(kit, far, horizon + 30, { height: 200, depth: 0.3, seed: seed + 3, gap: 70 });
  fence(kit, mid, horizon + 64, 900, 2300, 0.8, 0.08);
  kit.tree(mid, 1560 + off(80), horizon + 66, 360 * dice.between(0.9, 1.1), seed + 4, { depth: 0.06 });
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    flowers: dice.pick<LocalColor[]>([
      ['white', 'pink'],
      ['yellow', 'white'],
    ]),
    keepClear: (x, y) => x < 1500 && y > 700,
  });
  const foot = horizon + 150;
  const doorX = 480 + off(30);
  kit.patch(near, winding(foot - 10, doorX, 130, 940, 380), 'path');
  const right = 900;
  front(kit, near, right, foot, dice.pick<LocalColor>(['wall', 'yellow', 'pink', 'sea2']));
  window(kit, near, 30 + off(16), foot - 400, 190, 230, dice.pick<LocalColor>(['red', 'green', 'blue']));
  door(kit, near, doorX, foot, dice.pick<LocalColor>(['red', 'blue', 'green', 'purple']));
  window(kit, near, 690 + off(10), foot - 400, 150, 230, 'green');
  for (const [x, n] of [
    [-60, 1],
    [160, 2],
    [800, 3],
  ] as const)
    kit.bush(near, x, foot + 10, 190, seed + n, {
      flowers: dice.pick<LocalColor>(['pink', 'white', 'yellow', 'red']),
    });
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    letterBox(kit, drawing, 1660 + off(40), 930, dice.pick<LocalColor>(['red', 'blue', 'yellow']));
    planter(kit, drawing, 220 + off(20), 975, dice.integer(1, 99), 0.8);
  });
  butterflies(
    kit,
    layers,
    [
      [1240, 470],
      [1480, 430],
    ],
    dice,
  );
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, 1890, 1150, -1, 4);
}

/** The wall of the house up to its corner, with a plinth and the edge of its roof. */
function front(kit: Kit, drawing: Drawing, right: number, y: number, color: LocalColor): void {
  kit.solid(drawing, roundedRect(-600, -400, right + 600, y + 404), color, { shade: 0.04, lighter: 0.02 });
  const boards = Array.from({ length: 14 }, (_, i) => `M-600 ${y - 80 - i * 62}H${right}`).join('');
  drawing.stroke(boards, kit.lineColor(kit.light.shadeOf(color, 0, 0.16), 0.5), 3);
  kit.solid(drawing, roundedRect(-600, y - 44, right + 612, 50, 4), 'path', { shade: 0.2, lighter: -0.06 });
  kit.solid(drawing, kit.box(right - 26, -400, 34, y + 360, 4), 'white', { shade: 0.2 });
}

function window(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  wide: number,
  tall: number,
  curtain: LocalColor,
): void {
  const lit = kit.light.night;
  kit.solid(drawing, kit.box(x - 16, y - 16, wide + 32, tall + 32, 6), 'white', { shade: 0.1 });
  kit.solid(drawing, roundedRect(x, y, wide, tall, kit.corner(4, 6, 40)), lit ? [0.92, 0.12, 88] : 'sea2', {
    shade: 0.08,
    glowing: lit,
  });
  for (const side of [0, 1]) {
    const edge = x + side * wide;
    const inner = edge + (side ? -1 : 1) * wide * 0.3;
    kit.solid(
      drawing,
      polygonPath([
        [edge, y + 4],
        [inner, y + 4],
        [edge + (side ? -1 : 1) * wide * 0.14, y + tall - 4],
        [edge, y + tall - 4],
      ]),
      curtain,
      { shade: 0.2, lineWidth: 3 },
    );
  }
  drawing.stroke(
    `M${x + wide / 2} ${y}V${y + tall}M${x} ${y + tall / 2}H${x + wide}`,
    kit.light.color('white'),
    8,
  );
  if (lit) kit.glow(drawing, x + wide / 2, y + tall / 2, wide, undefined, 0.3);
  kit.solid(drawing, kit.box(x - 24, y + tall + 10, wide + 48, 24, 5), 'white', { shade: 0.2 });
}

/** A door with a pane, a bell, a lamp beside it, a small roof, and two steps before it; x is its middle, y the ground. */
function door(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const sill = y - 56;
  const tall = 392;
  kit.castShadow(drawing, x, y + 36, 260);
  kit.solid(drawing, kit.box(x - 132, sill - tall - 18, 264, tall + 18, 6), 'white', { shade: 0.1 });
  kit.solid(drawing, roundedRect(x - 108, sill - tall, 216, tall, kit.corner(4, 6, 100)), color, {
    shade: 0.14,
  });
  const pane = roundedRect(x - 62, sill - tall + 46, 124, 130, kit.corner(6, 10, 60));
  kit.solid(drawing, pane, kit.light.night ? [0.92, 0.12, 88] : 'sea2', {
    shade: 0.06,
    lineWidth: 4,
    glowing: kit.light.night,
  });
  kit.solid(drawing, kit.box(x - 44, sill - 176, 88, 24, 8), 'yellow', { shade: 0.2, lineWidth: 4 });
  kit.solid(drawing, ellipsePath(x + 82, sill - 176, 14, 14), 'yellow', { shade: 0.3, lineWidth: 4 });
  // The bell.
  kit.solid(drawing, kit.box(x + 150, sill - 226, 34, 54, 8), 'dark', {
    shade: 0.1,
    lighter: 0.2,
    lineWidth: 3,
  });
  kit.solid(drawing, ellipsePath(x + 167, sill - 200, 9, 9), 'yellow', { shade: 0.2, lineWidth: 2 });
  const dark = kit.light.night || kit.light.time === 'golden';
  if (dark) kit.glow(drawing, x + 168, sill - 320, 150, [0.95, 0.1, 85], 0.6);
  kit.solid(drawing, kit.box(x + 148, sill - 356, 40, 64, 10), [0.95, 0.09, 90], {
    shade: 0.1,
    lineWidth: 4,
    glowing: dark,
  });
  const roof = polygonPath([
    [x - 210, sill - tall - 10],
    [x, sill - tall - 116],
    [x + 210, sill - tall - 10],
    [x + 196, sill - tall + 20],
    [x, sill - tall - 76],
    [x - 196, sill - tall + 20],
  ]);
  kit.solid(drawing, roof, 'red', { shade: 0.2 });
  kit.solid(drawing, kit.box(x - 170, sill - 4, 340, 40, 6), 'path', { shade: 0.2, lighter: 0.04 });
  kit.solid(drawing, kit.box(x - 212, y - 22, 424, 50, 6), 'path', { shade: 0.2 });
  kit.lying(drawing, (flat) =>
    kit.solid(flat, roundedRect(x - 110, sill - 4, 220, 24, 6), 'rug', {
      shade: 0,
      flat: true,
      lineWidth: 3,
    }),
  );
}

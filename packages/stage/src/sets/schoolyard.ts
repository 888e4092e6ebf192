import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { butterflies } from './props/butterflies.ts';
import { railings, schoolhouse } from './props/schoolhouse.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** The yard of a school: tarmac with a hopscotch and lines, a hoop, a bench round a tree, the house behind. */
export const schoolyard: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 230 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

const walls = ['yellow', 'wall', 'red', 'pink'] as const;

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  for (const x of [-160, 160, 1740, 2080])
    kit.tree(far, x + off(60), horizon + 30, 320 * dice.between(0.9, 1.15), seed + x, { depth: 0.2 });
  schoolhouse(kit, mid, { x: 960 + off(120), y: horizon + 60, height: 380, walls: dice.pick(walls), seed });
  railings(kit, mid, -320, 330, horizon + 66, 'green');
  railings(kit, mid, 1590, 2300, horizon + 66, 'green');
  tarmac(kit, near, horizon + 52);
  const right = dice.next() < 0.5;
  hopscotch(kit, near, right ? 520 : 1400, horizon + 200);
  lines(kit, near, horizon + 52);
  hoop(kit, near, (right ? 1600 : 320) + off(30), horizon + 150, right ? -1 : 1);
  treeBench(kit, near, (right ? 250 : 1680) + off(30), horizon + 130, seed);
  flag(
    kit,
    layers,
    (right ? 1170 : 680) + off(30),
    horizon + 60,
    dice.pick<LocalColor>(['blue', 'green', 'yellow']),
  );
  butterflies(
    kit,
    layers,
    [
      [430, 470],
      [1440, 500],
    ],
    dice,
  );
  kit.cornerLeaves(fg, right ? -10 : 1890, 1160, right ? 1 : -1, 4);
}

function tarmac(kit: Kit, drawing: Drawing, y: number): void {
  kit.solid(drawing, roundedRect(-500, y, 2920, 900, 2), kit.tones.pavement, {
    shade: 0.02,
    lighter: -0.06,
    flat: true,
  });
}

/** Painted on the ground, all that belongs to a game played by many. */
function lines(kit: Kit, drawing: Drawing, y: number): void {
  const paint = kit.lineColor(kit.light.color('white'), 0.8);
  kit.lying(drawing, (flat) => {
    flat.stroke(`M-500 ${y + 118}H2420`, paint, 6);
  });
}

/** Squares in one row and in pairs, each of another colour; x is its middle, y its far end. */
function hopscotch(kit: Kit, drawing: Drawing, x: number, y: number): void {
  const colors: readonly LocalColor[] = ['red', 'yellow', 'sea2', 'green', 'pink', 'purple', 'blue'];
  kit.lying(drawing, (flat) => {
    let top = y;
    for (const [row, count] of [1, 2, 1, 2, 1].entries()) {
      const deep = 26 + row * 9;
      const wide = 74 + row * 14;
      for (let i = 0; i < count; i++) {
        const left = x - (count * wide) / 2 + i * wide;
        kit.solid(
          flat,
          kit.box(left + 5, top + 3, wide - 10, deep - 6, 2),
          colors[(row + i * 3) % colors.length] ?? 'red',
          {
            shade: 0,
            flat: true,
            noRim: true,
            lineWidth: 4,
            lighter: 0.06,
          },
        );
      }
      top += deep;
    }
  });
}

/** A hoop on a pole, its board towards the yard; `side` 1 when the yard is to its right. */
function hoop(kit: Kit, drawing: Drawing, x: number, y: number, side: 1 | -1): void {
  kit.castShadow(drawing, x, y + 4, 90);
  kit.solid(drawing, roundedRect(x - 14, y - 560, 28, 566, 8), 'dark', { shade: 0.24, lighter: 0.2 });
  kit.solid(drawing, kit.box(x + side * 60 - 110, y - 640, 220, 170, 8), 'white', { shade: 0.1 });
  const board = kit.box(x + side * 60 - 44, y - 570, 88, 70, 4);
  drawing.stroke(board, kit.lineColor(kit.light.color('red')), 8);
  const net = polygonPath([
    [x + side * 60 - 56, y - 474],
    [x + side * 60 + 56, y - 474],
    [x + side * 60 + 34, y - 390],
    [x + side * 60 - 34, y - 390],
  ]);
  drawing.stroke(net, kit.lineColor(kit.light.color('white')), 5);
  for (const t of [0.33, 0.66])
    drawing.stroke(
      `M${x + side * 60 - 56 + t * 112} ${y - 474}L${x + side * 60 - 34 + (1 - t) * 68} ${y - 390}`,
      kit.lineColor(kit.light.color('white')),
      4,
    );
  kit.solid(drawing, ellipsePath(x + side * 60, y - 474, 62, 13), 'red', { shade: 0.2, lineWidth: 4 });
}

/** On a mast before the house. */
function flag(kit: Kit, layers: SetLayers, x: number, y: number, color: LocalColor): void {
  kit.solid(layers.mid, roundedRect(x - 8, y - 520, 16, 524, 6), 'white', { shade: 0.24, lineWidth: 4 });
  for (const [i, [top, tint]] of (
    [
      [-510, color],
      [-466, 'white'],
      [-422, color],
    ] as const
  ).entries())
    layers.moving(
      'mid',
      { kind: 'sway', pivot: [x, y - 460], angle: 0.05, period: 46, phase: i * 0.06 },
      (drawing) =>
        kit.solid(drawing, roundedRect(x + 8, y + top, 170, 46, 4), tint, { shade: 0.14, lineWidth: 3 }),
    );
}

/** A tree with a bench around it. */
function treeBench(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  kit.tree(drawing, x, y, 560, seed + 7);
  kit.castShadow(drawing, x, y + 44, 190);
  for (const dx of [-150, -40, 40, 150])
    kit.solid(drawing, kit.box(x + dx - 9, y - 16, 18, 60, 4), 'dark', {
      shade: 0.2,
      lighter: 0.2,
      lineWidth: 4,
    });
  kit.solid(drawing, roundedRect(x - 190, y - 34, 380, 30, 12), 'wood', { shade: 0.16, lighter: 0.05 });
}

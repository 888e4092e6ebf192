import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, homeHues, tiles, wallTint } from './props/interior.ts';
import { bottle } from './props/kitchen-things.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Where the washing is done at home: two machines under a shelf, a line of small things, a basket, an ironing board. */
export const laundry: SetDefinition = {
  indoor: true,
  mark: { x: 900, y: 960 },
  picture: { x: 920, y: 260, size: 210 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const off = (range: number): number => dice.between(-range, range);
  const [hue, magic] = dice.pick(homeHues);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  tiles(kit, far, [-500, y - 260, 2920, 260], 56, dice.pick<LocalColor>(['white', 'sea2', 'pink', 'yellow']));
  const x = 230 + off(20);
  shelf(kit, far, x - 20, y - 400, dice.pick([0, 1, 2]));
  if (!bareWall) line(kit, layers, 1010, 190, 820);
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  machine(kit, layers, x, y + 30, 'washes');
  machine(kit, layers, x + 300, y + 30, 'dries');
  ironingBoard(kit, near, 1290 + off(20), y + 60, dice.pick<LocalColor>(['blue', 'green', 'purple']));
  basket(kit, near, 1640 + off(20), y + 130, dice.pick<LocalColor>(['yellow', 'pink', 'sea2']));
}

/** White, with a round door; what is in it goes round. */
function machine(kit: Kit, layers: SetLayers, x: number, y: number, does: 'washes' | 'dries'): void {
  const { near } = layers;
  const [wide, tall] = [280, 350];
  kit.castShadow(near, x + wide / 2, y + 4, wide * 0.6);
  kit.solid(near, kit.box(x, y - tall, wide, tall, 12), 'white', { shade: 0.1 });
  kit.solid(near, kit.box(x, y - tall, wide, 66, 10), 'white', { shade: 0.06, lighter: -0.07, lineWidth: 4 });
  kit.solid(near, roundedRect(x + 22, y - tall + 18, 90, 30, 6), 'sea2', { shade: 0.1, lineWidth: 3 });
  kit.solid(near, ellipsePath(x + 220, y - tall + 33, 22, 22), does === 'washes' ? 'blue' : 'red', {
    shade: 0.24,
    lineWidth: 4,
  });
  const [cx, cy] = [x + wide / 2, y - 140];
  kit.solid(near, ellipsePath(cx, cy, 108, 108), 'white', { shade: 0.16, lighter: -0.1, lineWidth: 4 });
  kit.solid(near, ellipsePath(cx, cy, 82, 82), does === 'washes' ? 'sea2' : 'dark', {
    shade: 0.12,
    lighter: 0.1,
  });
  const glass = ellipsePath(cx, cy, 80, 80);
  layers.moving(
    'near',
    { kind: 'turn', pivot: [cx, cy], period: does === 'washes' ? 70 : 96 },
    (drawing) => {
      for (const [dx, dy, color] of [
        [-28, 30, 'red'],
        [34, 24, 'yellow'],
        [4, 54, 'white'],
      ] as const)
        kit.solid(drawing, ellipsePath(cx + dx, cy + dy, 40, 24, dx / 60), color, {
          shade: 0.2,
          lineWidth: 4,
        });
    },
    glass,
  );
}

function shelf(kit: Kit, drawing: Drawing, x: number, y: number, turn: number): void {
  kit.solid(drawing, kit.box(x, y, 620, 22, 6), 'wood', { shade: 0.2, lineWidth: 4 });
  const colors: readonly LocalColor[] = ['blue', 'pink', 'green', 'yellow'];
  for (let i = 0; i < 3; i++)
    bottle(kit, drawing, x + 70 + i * 84, y, colors[(i + turn) % colors.length] ?? 'blue');
  for (const [row, color] of (['white', 'sea2', 'pink'] as const).entries())
    kit.solid(drawing, roundedRect(x + 350, y - 42 - row * 40, 200, 42, 16), color, {
      shade: 0.16,
      lineWidth: 4,
    });
}

/** A line from wall to wall with socks and small shirts. */
function line(kit: Kit, layers: SetLayers, x: number, y: number, width: number): void {
  layers.far.stroke(
    `M${x} ${y}Q${x + width / 2} ${y + 40} ${x + width} ${y}`,
    kit.lineColor(kit.light.color('white')),
    5,
  );
  const colors: readonly LocalColor[] = ['red', 'yellow', 'blue', 'green', 'pink'];
  for (let i = 0; i < 5; i++) {
    const left = x + 70 + i * 150;
    const top = y + 20 + Math.sin(((i + 1) / 6) * Math.PI) * 12;
    const shape = i % 2 ? sock(left, top) : shirt(left, top);
    layers.moving(
      'far',
      { kind: 'sway', pivot: [left + 30, top - 10], angle: 0.03, period: 74, phase: i * 0.17 },
      (drawing) => kit.solid(drawing, shape, colors[i] ?? 'red', { shade: 0.18, lineWidth: 4 }),
    );
  }
}

const sock = (x: number, y: number) =>
  polygonPath([
    [x, y],
    [x + 44, y],
    [x + 44, y + 70],
    [x + 84, y + 88],
    [x + 78, y + 116],
    [x + 8, y + 112],
    [x, y + 84],
  ]);
const shirt = (x: number, y: number) =>
  polygonPath([
    [x, y],
    [x + 84, y],
    [x + 118, y + 46],
    [x + 92, y + 62],
    [x + 80, y + 48],
    [x + 80, y + 130],
    [x + 4, y + 130],
    [x + 4, y + 48],
    [x - 8, y + 62],
    [x - 34, y + 46],
  ]);

function ironingBoard(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x + 150, y + 4, 170);
  for (const [from, to] of [
    [40, 250],
    [250, 40],
  ] as const)
    drawing.stroke(
      `M${x + from} ${y - 236}L${x + to} ${y}`,
      kit.lineColor(kit.light.shadeOf('white', 0, 0.4)),
      12,
    );
  kit.solid(drawing, roundedRect(x - 40, y - 262, 380, 32, 16), color, { shade: 0.2 });
  const iron = polygonPath([
    [x + 190, y - 262],
    [x + 196, y - 300],
    [x + 250, y - 318],
    [x + 310, y - 300],
    [x + 322, y - 262],
  ]);
  kit.solid(drawing, iron, 'red', { shade: 0.24, lineWidth: 4 });
}

/** Wickerwork, heaped with linen. */
function basket(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 2, 150);
  for (const [dx, tint] of [
    [-60, 'white'],
    [50, color],
    [0, 'red'],
  ] as const)
    kit.solid(drawing, ellipsePath(x + dx, y - 148, 70, 40), tint, { shade: 0.16, lineWidth: 4 });
  const body = polygonPath([
    [x - 130, y - 146],
    [x + 130, y - 146],
    [x + 106, y],
    [x - 106, y],
  ]);
  kit.solid(drawing, body, 'wood', { shade: 0.16, lighter: 0.12 });
  const weave = kit.lineColor(kit.light.shadeOf('wood', 0, 0.2));
  for (const dy of [-108, -72, -36]) drawing.stroke(`M${x - 120} ${y + dy}h240`, weave, 4);
  kit.solid(drawing, roundedRect(x - 140, y - 160, 280, 28, 12), 'wood', {
    shade: 0.16,
    lighter: 0.08,
    lineWidth: 4,
  });
}

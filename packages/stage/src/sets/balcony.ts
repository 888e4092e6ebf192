import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { butterflies } from './props/butterflies.ts';
import { plant } from './props/potted-plant.ts';
import { planter } from './props/street-things.ts';
import { townHouses } from './props/town.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** High up at a flat: a tiled floor, a rail with flower boxes, the glass door to the room, roofs below. */
export const balcony: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 1240, y: 560, size: 220 },
  groundBelow: 150,
  horizon: (measures) => measures.horizon + 10,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  townHouses(kit, far, horizon + 30, { height: 230, depth: 0.3, seed: seed + 3, gap: 20 });
  townHouses(kit, mid, horizon + 150, { height: 190, depth: 0.12, seed: seed + 8, gap: 60 });
  const floor = horizon + 190;
  const metal = dice.pick<LocalColor>(['white', 'dark', 'green']);
  rail(kit, near, floor, metal);
  floorOf(kit, near, floor, dice.pick<LocalColor>(['path', 'wall', 'rug']));
  wall(kit, near, floor, dice.pick<LocalColor>(['wall', 'yellow', 'pink', 'sea2']));
  glassDoor(kit, near, 170 + off(20), floor + 16, dice.pick<LocalColor>(['white', 'blue', 'green']));
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    planter(kit, drawing, 1360 + off(30), floor + 34, dice.integer(1, 99), 0.7);
    plant(kit, drawing, 1660 + off(30), floor + 90, 0.9);
    pot(
      kit,
      drawing,
      1800 + off(20),
      floor + 170,
      dice.pick<LocalColor>(['red', 'pink', 'yellow', 'purple']),
    );
  });
  butterflies(
    kit,
    layers,
    [
      [1380, floor - 290],
      [760, floor - 330],
    ],
    dice,
  );
  kit.cornerLeaves(fg, 1890, 1150, -1, 4);
}

function rail(kit: Kit, drawing: Drawing, floor: number, color: LocalColor): void {
  for (let x = 400; x < 2400; x += 62)
    kit.solid(drawing, kit.box(x, floor - 190, 12, 200, 4), color, { shade: 0.2, lineWidth: 3 });
  for (const [dy, thick] of [
    [-204, 24],
    [-26, 18],
  ] as const)
    kit.solid(drawing, kit.box(300, floor + dy, 2200, thick, 8), color, { shade: 0.2, lineWidth: 4 });
}

function floorOf(kit: Kit, drawing: Drawing, floor: number, color: LocalColor): void {
  kit.solid(drawing, kit.box(-500, floor, 2920, 700, 4), color, { shade: 0.06, lighter: 0.03 });
  const line = kit.lineColor(kit.light.shadeOf(color, 0, 0.2), 0.6);
  for (let i = 1; i < 7; i++) drawing.stroke(`M-500 ${floor + i * i * 11}h2920`, line, 3);
  for (let x = -1400; x < 3400; x += 190)
    drawing.stroke(`M${960 + (x - 960) * 0.62} ${floor + 6}L${960 + (x - 960) * 1.5} 1200`, line, 3);
}

/** The wall of the house up to its corner. */
function wall(kit: Kit, drawing: Drawing, floor: number, color: LocalColor): void {
  kit.solid(drawing, roundedRect(-600, -400, 980, floor + 420), color, { shade: 0.05, lighter: 0.02 });
  kit.solid(drawing, roundedRect(-600, floor - 20, 988, 40, 4), 'path', { shade: 0.2, lighter: -0.06 });
  kit.solid(drawing, kit.box(360, -400, 28, floor + 420, 4), 'white', { shade: 0.2 });
}

/** A door of glass with a curtain behind it; x is its middle, y the ground. */
function glassDoor(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const tall = 440;
  const lit = kit.light.night;
  kit.solid(drawing, kit.box(x - 150, y - tall - 16, 300, tall + 16, 6), color, { shade: 0.12 });
  for (const side of [-1, 1]) {
    const left = x + (side < 0 ? -128 : 10);
    kit.solid(drawing, roundedRect(left, y - tall + 10, 118, tall - 40, 6), lit ? [0.92, 0.12, 88] : 'sea2', {
      shade: 0.08,
      lineWidth: 4,
      glowing: lit,
    });
    const edge = side < 0 ? left : left + 118;
    kit.solid(
      drawing,
      polygonPath([
        [edge, y - tall + 14],
        [edge - side * 46, y - tall + 14],
        [edge - side * 20, y - 34],
        [edge, y - 34],
      ]),
      'white',
      { shade: 0.16, lineWidth: 3 },
    );
  }
  if (lit) kit.glow(drawing, x, y - tall / 2, 220, undefined, 0.3);
  kit.solid(drawing, ellipsePath(x + 4, y - tall / 2, 9, 16), 'yellow', { shade: 0.2, lineWidth: 3 });
}

/** A pot of flowers on the floor. */
function pot(kit: Kit, drawing: Drawing, x: number, y: number, flowers: LocalColor): void {
  kit.bush(drawing, x, y - 70, 150, 5, { flowers });
  kit.solid(
    drawing,
    polygonPath([
      [x - 62, y - 96],
      [x + 62, y - 96],
      [x + 44, y],
      [x - 44, y],
    ]),
    kit.tones.pot,
    { shade: 0.26 },
  );
}

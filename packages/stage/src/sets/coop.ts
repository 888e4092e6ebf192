import { leaf, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { butterflies } from './props/butterflies.ts';
import { distantHills } from './props/country.ts';
import { feeder, henHouse, wireFence } from './props/hen-house.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A run for hens behind a house: their hut with its ladder, wire between posts, straw, a feeder, hens that peck. */
export const coop: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 1010, y: 640, size: 220 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  const right = dice.next() < 0.5;
  const side = (x: number): number => (right ? x : 1920 - x);
  kit.tree(mid, side(240) + off(50), horizon + 60, 380 * dice.between(0.9, 1.1), seed + 4, { depth: 0.06 });
  for (let i = 0; i < 8; i++)
    kit.bush(mid, -200 + i * 330 + off(60), horizon + 48, 250 * dice.between(0.8, 1.2), seed + i, {
      depth: 0.14,
      plain: true,
    });
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    keepClear: (x, y) => Math.abs(x - 960) < 620 && y > 740,
  });
  const behind = horizon + 128;
  earth(kit, near, behind + 120);
  henHouse(kit, near, side(1500) + off(40), behind, {
    size: 1.12,
    walls: dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow']),
    toLeft: right,
  });
  straw(kit, near, side(1210), behind + 20, seed);
  for (let i = 0; i < 2; i++)
    layers.animal({
      role: 'chicken',
      x: side(420 + i * 300) + off(40),
      y: behind + 8,
      size: 0.8,
      facing: i ? 'left' : 'right',
      manner: 'pecks',
      penned: true,
    });
  wireFence(kit, layers.fence, right ? -340 : 760, right ? 1160 : 2260, behind + 30);
  feeder(kit, near, side(330) + off(30), 940, dice.pick<LocalColor>(['red', 'blue', 'green']));
  for (let i = 0; i < 3; i++)
    layers.animal({
      role: 'chicken',
      x: side(1420 + i * 170) + off(24),
      y: 950 + (i % 2) * 44,
      size: 0.95,
      facing: i % 2 ? 'right' : 'left',
      manner: 'pecks',
    });
  straw(kit, near, side(1560), 1000, seed + 2);
  butterflies(
    kit,
    layers,
    [
      [720, 440],
      [1180, 470],
    ],
    dice,
  );
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, right ? -10 : 1890, 1160, right ? 1 : -1, 4);
}

/** Where hens scratch nothing grows. */
function earth(kit: Kit, drawing: Drawing, y: number): void {
  kit.patch(
    drawing,
    polygonPath([
      [-400, y - 40],
      [300, y - 96],
      [1600, y - 96],
      [2300, y - 30],
      [2300, 1240],
      [-400, 1240],
    ]),
    'sand',
  );
}

function straw(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  for (let i = 0; i < 12; i++) {
    const dx = ((i * 67 + seed * 13) % 260) - 130;
    const dy = ((i * 41 + seed * 7) % 44) - 22;
    kit.solid(drawing, leaf(x + dx, y + dy, 54, 6, -0.5 + (i % 5) * 0.4), [0.85, 0.12, 88], {
      shade: 0,
      lineWidth: 2,
      flat: true,
    });
  }
  kit.lying(drawing, (flat) =>
    flat.fill(roundedRect(x - 60, y + 30, 120, 8, 4), kit.light.shadeOf('sand', 0, 0.12)),
  );
}

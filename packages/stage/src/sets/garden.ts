import { butterflies } from './props/butterflies.ts';
import { clothesline } from './props/clothesline.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import { sunflower, vegetableBed, wateringCan } from './props/garden-things.ts';
import { fence } from './props/playground.ts';
import { townHouse } from './props/town.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** The garden behind a house: washing on a line, sunflowers, a bed of vegetables, butterflies. */
export const garden: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 575, y: 620, size: 240 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice, weather }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  for (let i = 0; i < 9; i++)
    kit.bush(mid, -260 + i * 300 + off(60), horizon + 46, 330 * dice.between(0.8, 1.2), seed + i, {
      depth: 0.16,
      plain: true,
    });
  fence(kit, mid, horizon + 56, -300, 2300, 0.86, 0.08);
  const houseRight = dice.next() < 0.5;
  const width = 460;
  townHouse(kit, mid, {
    x: houseRight ? 1500 + off(60) : -40 + off(60),
    y: horizon + 72,
    width,
    height: 350,
    color: dice.pick<LocalColor>(['wall', 'pink', 'yellow', 'sea2']),
    roof: dice.pick<LocalColor>(['red', 'blue', 'purple']),
    depth: 0.03,
    doors: true,
    seed: dice.integer(1, 999),
  });
  const treeX = (houseRight ? 200 : 1690) + off(50);
  kit.tree(mid, treeX, horizon + 76, kit.layout.gardenTree * dice.between(0.9, 1.1), seed + 4, {
    depth: 0.02,
    flowers: 'red',
  });
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    flowers: dice.pick<LocalColor[]>([
      ['white', 'pink'],
      ['yellow', 'white'],
      ['red', 'yellow'],
    ]),
    keepClear: (x, y) => Math.abs(x - 960) < 520 && y > 760,
  });
  kit.patch(near, winding(horizon + 58, houseRight ? 1560 : 360, 15, houseRight ? 1080 : 820, 330), 'path');
  const lineX = houseRight ? 250 : 1180;
  clothesline(kit, layers, lineX + off(20), horizon + 128, 480, 300, dice.integer(1, 99));
  const bedX = (houseRight ? 300 : 1620) + off(40);
  const bedSeed = dice.integer(1, 99);
  if (weather !== 'snow') vegetableBed(kit, near, bedX, 1000, bedSeed);
  const flowersX = houseRight ? 1440 : 200;
  for (let i = 0; weather !== 'snow' && i < 4; i++) {
    sunflower(
      kit,
      layers,
      flowersX + i * dice.between(96, 116),
      900 + (i % 2) * 26,
      dice.between(250, 340),
      i * 0.17,
      dice.pick<LocalColor>(['yellow', 'yellow', 'red', 'pink']),
    );
  }
  wateringCan(
    kit,
    near,
    (houseRight ? 620 : 1330) + off(30),
    1020,
    dice.pick<LocalColor>(['blue', 'green', 'red', 'yellow']),
  );
  const flight = 430;
  butterflies(
    kit,
    layers,
    [
      [430, flight],
      [1180, flight],
      [1400, flight - 40],
    ],
    dice,
  );
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, houseRight ? 1880 : -10, 1150, houseRight ? -1 : 1, 4);
}

import { css, smooth } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { boulder, gondolas, peaks, signpost } from './props/mountain-things.ts';
import { house } from './props/house.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A meadow below snowy peaks: a cable car passes, a signpost shows the way, a lake lies in the valley. */
export const mountain: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 630, size: 240 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const { light } = kit;
  const horizon = kit.measures.horizon + 10;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, {
    horizon,
    seed,
    clouds: kit.layout.mountainClouds?.(horizon),
  });
  peaks(kit, far, horizon, seed);
  const lake = dice.pick([600, 1180, 1330]);
  const shore = smooth([
    [lake - 300, horizon + 34],
    [lake - 100, horizon + 20],
    [lake + 180, horizon + 22],
    [lake + 330, horizon + 36],
    [lake + 160, horizon + 52],
    [lake - 180, horizon + 52],
  ]);
  kit.hills(mid, {
    y: horizon + 34,
    amplitude: 44,
    swell: 230,
    seed: seed + 6,
    depth: 0.24,
    color: 'grass2',
  });
  mid.fill(shore, {
    linear: [0, horizon + 20, 0, horizon + 54],
    stops: [
      [0, light.litOf('sea', 0.1, 0.4)],
      [1, light.color('sea', 0.1)],
    ],
  });
  mid.stroke(shore, kit.lineColor(css(light.lit(light.local('sea2'), 0.6), 0.8)), kit.lineWidth(3, 4));
  const hutX = lake < 900 ? 1340 + off(60) : 560 + off(60);
  house(kit, mid, hutX, horizon + 56, kit.layout.mountainHut, 3 + (seed % 4), 0.1, 'wood');
  const trees = dice.integer(6, 9);
  for (let i = 0; i < trees; i++) {
    const side = i % 2 ? 1 : -1;
    const x = 960 + side * dice.between(560, 1000);
    kit.pine(mid, x, horizon + 52 + (i % 3) * 10, dice.between(190, 350), seed + i, {
      depth: 0.14 - (i % 3) * 0.05,
    });
  }
  gondolas(
    kit,
    layers,
    dice.between(150, 215),
    dice.pick([
      ['red', 'yellow'],
      ['blue', 'red'],
      ['green', 'purple'],
    ] as const),
    dice.next() < 0.5 ? 1 : -1,
  );
  kit.ground(near, {
    y: horizon + 56,
    seed: seed + 5,
    flowers: dice.pick<LocalColor[]>([
      ['white', 'purple'],
      ['yellow', 'white', 'pink'],
      ['blue', 'white'],
    ]),
    keepClear: (x, y) => Math.abs(x - 960) < 520 && y > 760,
  });
  kit.patch(near, winding(horizon + 62, dice.pick([780, 1140]), 13, 930, 330), 'path');
  kit.trail?.(near, [
    [1110, horizon + 80],
    [1060, 820],
    [1180, 900],
    [1080, 990],
    [740, 1040],
    [420, 1000],
  ]);
  const [signX, rockX] = dice.next() < 0.5 ? [1480, 330] : [420, 1600];
  signpost(kit, near, signX + off(40), 892, 1, dice.integer(1, 99));
  boulder(kit, near, rockX + off(50), 905, 1.1, seed);
  boulder(kit, near, rockX + 190 + off(30), 880, 0.6, seed + 1);
  boulder(kit, near, signX < 900 ? 1810 : 90, 1000, 0.9, seed + 2);
  if (!kit.layout.frontPine) kit.cornerLeaves(fg, 1890, 1150, -1, 4);
  else {
    kit.pine(fg, dice.next() < 0.5 ? -40 : 1960, 1240, 640, seed + 3);
    kit.cornerLeaves(fg, 1890, 1160, -1, 4);
  }
}

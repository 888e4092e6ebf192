import type { LocalColor } from '../light/light.ts';
import { boat } from './props/sea.ts';
import { palmFronds, sandcastle, sunshade } from './props/beach-things.ts';
import { ellipsePath, starPath, css, hill, leaf, random, smooth } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Sea, sand, a sunshade and a sandcastle. */
export const beach: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 560, y: 650, size: 250 },
  groundBelow: 270,
  horizon: (measures) => measures.horizon - 110,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const manner = kit.manner;
  const horizon = kit.measures.horizon + kit.layout.seaLine;
  const light = kit.light;
  const off = (range: number): number => dice.between(-range, range);
  const color = dice.pick<LocalColor>(['red', 'blue', 'yellow', 'pink', 'purple']);
  kit.sky(layers.sky, {
    horizon,
    seed,
    clouds: kit.layout.beachClouds?.(horizon),
  });
  kit.sea(layers.far, horizon);
  if (manner === 'adventure') {
    const shape = smooth([
      [1500, horizon + 8],
      [1560, horizon - 70],
      [1640, horizon - 96],
      [1700, horizon - 160],
      [1790, horizon - 110],
      [1850, horizon - 60],
      [1960, horizon + 8],
    ]);
    kit.solid(layers.far, shape, 'leaf', {
      depth: 0.3,
      shade: 0.5,
    });
    kit.palm(layers.far, 1690, horizon - 140, 150, 3, {
      depth: 0.25,
      lean: 0.2,
    });
  }
  if (manner === 'fantasy') {
    kit.house?.(layers.far, 1560, horizon + 6, 260, 4, 0.25);
    kit.house?.(layers.far, 1690, horizon + 8, 170, 8, 0.3);
    kit.solid(
      layers.far,
      smooth([
        [1400, horizon + 16],
        [1480, horizon - 8],
        [1640, horizon - 14],
        [1790, horizon - 2],
        [1850, horizon + 18],
        [1600, horizon + 30],
      ]),
      'purple',
      {
        depth: 0.3,
      },
    );
  }
  const shadeRight = dice.next() < 0.55;
  boat(
    kit,
    layers,
    (shadeRight ? 500 : 1330) + off(150),
    horizon + 92,
    dice.pick<LocalColor>(['red', 'yellow', 'blue', 'pink']),
  );
  const near = layers.near;
  const sy = horizon + 250;
  const sand = light.local('sand');
  const shore = (x: number): number => sy + 26 * Math.sin(x / 420 + 0.4) + (x - 960) * 0.03;
  const foam = hill(-500, 2420, (x) => shore(x) - 22 + 9 * Math.sin(x / 70), 1500, 34);
  near.fill(foam, css(light.lit(light.local('sea2'), 0.75)), kit.bleed(3));
  kit.inkLine(near, foam.top, 4);
  const wet = hill(-500, 2420, (x) => shore(x) + 2, 1500, 60);
  near.fill(wet, css(light.shade(sand, 0.2)));
  kit.ground(near, {
    y: sy + 42,
    color: 'sand',
    tufts: false,
    amplitude: 20,
    deepen: 0.16,
  });
  const dice2 = random(8 + seed);
  for (let i = 0; i < 16; i++) {
    const x = dice2.next() < 0.5 ? dice2.between(-100, 560) : dice2.between(1350, 2000);
    const y = dice2.between(sy + 110, 1060);
    if (i % 3) {
      kit.solid(near, ellipsePath(x, y, dice2.between(7, 14), dice2.between(4, 8)), 'white', {
        lineWidth: 2,
        flat: true,
      });
    } else {
      kit.solid(near, starPath(x, y, 20, 9, 5, dice2.next() * 6), 'pink', {
        lineWidth: 2.2,
        shade: 0,
      });
    }
  }
  sunshade(kit, near, (shadeRight ? 1580 : 440) + off(60), sy + 150, color);
  sandcastle(kit, near, (shadeRight ? 360 : 1580) + off(70), sy + 215);
  if (manner === 'anime' || manner === 'adventure' || manner === 'simple') {
    const front = layers.fg;
    if (manner === 'adventure') {
      kit.overhang(front, 3);
      kit.cornerLeaves(front, 1900, 1150, -1, 4);
    } else if (manner === 'simple') {
      kit.palm(layers.near, 110, sy + 150, 560, 3);
      for (let i = 0; i < 2; i++) {
        kit.solid(front, leaf(1990, 1180, 420, 90, -2.2 - i * 0.45, 0.06), i ? 'green' : 'leaf');
      }
    } else {
      palmFronds(kit, front);
    }
  } else {
    kit.overhang(layers.fg, 3);
    kit.cornerLeaves(layers.fg, 1890, 1160, -1, 4);
  }
}

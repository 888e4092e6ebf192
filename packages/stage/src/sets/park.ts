import { swings } from './props/swings.ts';
import type { LocalColor } from '../light/light.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';
import { at } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import { fence, slide } from './props/playground.ts';
import { distantHills } from './props/country.ts';
import { winding } from './props/way.ts';
import { house } from './props/house.ts';

/** A playground in a park: slide, swing, trees, a house behind. */
export const park: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 545, y: 620, size: 260 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice, without }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const off = (range: number): number => dice.between(-range, range) * 1.5;
  const swapped = dice.next() < 0.5;
  kit.sky(layers.sky, {
    horizon,
    seed,
  });
  distantHills(kit, layers.far, horizon, seed);
  const mid = layers.mid;
  if (kit.flat) {
    kit.tree(mid, 1500 + off(60), horizon + 40, 300 * dice.between(0.9, 1.12), 1 + seed, {
      depth: 0.12,
    });
    kit.tree(mid, 1640 + off(60), horizon + 50, 400 * dice.between(0.9, 1.12), 0 + seed, {
      depth: 0.08,
    });
    kit.tree(mid, 80 + off(60), horizon + 46, 360 * dice.between(0.9, 1.12), 2 + seed, {
      depth: 0.06,
    });
    house(kit, mid, dice.pick([600, 1310]) + off(60), horizon + 44, 170, 1, 0.12);
  } else {
    house(
      kit,
      mid,
      dice.pick([kit.layout.parkHouse[0], 1340]) + off(50),
      horizon + 34,
      kit.layout.parkHouse[1],
      3 + (seed % 5),
      0.22,
      dice.pick<LocalColor>(['wall', 'pink', 'yellow', 'sea2']),
    );
    kit.tree(mid, 1560 + off(60), horizon + 60, kit.layout.parkTrees[0] * dice.between(0.9, 1.12), 5 + seed, {
      depth: 0.1,
    });
    kit.tree(mid, 1860 + off(60), horizon + 66, kit.layout.parkTrees[1] * dice.between(0.9, 1.12), 6 + seed, {
      depth: 0.06,
    });
    kit.tree(mid, 150 + off(60), horizon + 62, kit.layout.parkTrees[2] * dice.between(0.9, 1.12), 4 + seed, {
      depth: 0.12,
    });
    kit.bush(mid, 760 + off(60), horizon + 46, 190 * dice.between(0.9, 1.12), 3 + seed, {
      depth: 0.18,
    });
    kit.bush(mid, 1290 + off(60), horizon + 48, 200 * dice.between(0.9, 1.12), 5 + seed, {
      depth: 0.18,
    });
  }
  if (kit.layout.parkFence) {
    fence(kit, mid, horizon + 52, -300, 2300, 0.7, 0.16);
  }
  const near = layers.near;
  kit.ground(near, {
    y: horizon + 44,
    flowers: dice.pick<LocalColor[]>([
      ['white', 'pink'],
      ['pink', 'yellow', 'white'],
      ['red', 'white', 'yellow'],
      ['purple', 'white', 'pink'],
    ]),
    seed: seed + 5,
    keepClear: (x, y) => Math.abs(x - 960) < 520 && y > 760,
  });
  kit.patch(
    near,
    winding(horizon + 50, dice.pick([760, 880, 1120, 1180]), 13, 900, kit.layout.parkPath),
    'path',
  );
  kit.dapple(near, 300, 900, 520, 60, 4);
  kit.trail?.(near, [
    [1130, horizon + 70],
    [1080, 800],
    [1200, 890],
    [1100, 985],
    [760, 1040],
    [420, 1010],
    [330, 965],
  ]);
  const [slideX, swingX] = swapped ? [330, 1600] : [1500, 300];
  slide(kit, near, slideX + off(30), 885, kit.layout.slideSize);
  if (!without.includes('swing')) swings(kit, layers, swingX + off(30), 850, kit.layout.swingSize);
  const bush = kit.layout.parkBush;
  if (bush?.flowering) {
    kit.bush(near, bush.x, 1000, bush.width, 8, {
      flowers: dice.pick<LocalColor>(['pink', 'white', 'yellow', 'red']),
    });
  } else if (bush) kit.bush(near, bush.x, 1000, bush.width, 8);
  const front = layers.fg;
  kit.overhang(front, 3);
  kit.cornerLeaves(front, 1880, 1130, -1, 4);
  if (!kit.flat) {
    kit.cornerLeaves(front, -10, 1170, 1, 6);
  } else {
    for (let i = 0; i < 3; i++) {
      kit.flower(front, 60 + i * 96, 1150 - i * 16, 64, at(['red', 'yellow', 'pink'], i));
    }
  }
}

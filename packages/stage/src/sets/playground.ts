import { seesaw, springRider, swings } from './props/swings.ts';
import { ellipsePath, shuffled } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import { climbingDome, fence, sandpit, slide } from './props/playground.ts';
import { townHouses } from './props/town.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A playground among houses: swings, a slide, a seesaw, a dome, a horse on a spring, sand. */
export const playground: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 620, size: 250 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice, without }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  townHouses(kit, far, horizon + 40, { height: 170, depth: 0.32, seed, gap: 90 });
  for (const [x, height, depth] of [
    [110, 400, 0.08],
    [1830, 440, 0.05],
    [dice.pick([480, 1400]), 300, 0.16],
  ] as const) {
    kit.tree(
      mid,
      x + off(70),
      horizon + 58,
      height * kit.layout.playgroundTree * dice.between(0.88, 1.12),
      seed + Math.round(x),
      { depth },
    );
  }
  fence(kit, mid, horizon + 54, -300, 2300, 0.74, 0.14);
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    keepClear: (x, y) => Math.abs(x - 960) < 760 && y > horizon + 70,
  });
  const soft = dice.pick<LocalColor>(['rug', 'sea2', 'sand', 'path']);
  kit.patch(near, ellipsePath(960, horizon + 300, 1020, 196), soft);
  kit.patch(near, ellipsePath(960 + off(120), horizon + 296, 560, 112), soft === 'sand' ? 'path' : 'sand');
  const [left, right, corner] = shuffled(dice, ['swings', 'slide', 'dome'] as const);
  const place = (what: typeof left, x: number, y: number, size: number): void => {
    if (what === 'swings' && without.includes('swing')) return;
    if (what === 'swings') swings(kit, layers, x, y, size * 0.96);
    else if (what === 'slide') slide(kit, near, x, y, size);
    else climbingDome(kit, near, x, y, size, dice.pick<LocalColor>(['blue', 'green', 'purple']));
  };
  const size = kit.layout.playgroundSize;
  if (left) place(left, 290 + off(30), 872, size);
  if (right) place(right, 1600 + off(30), 880, size);
  if (corner === 'dome') springRider(kit, layers, 1240 + off(30), horizon + 150, 0.62, 'red');
  const bright = dice.pick<LocalColor>(['red', 'green', 'purple', 'blue']);
  if (dice.next() < 0.5) {
    seesaw(kit, layers, 640 + off(20), horizon + 148, 0.62, bright);
    springRider(kit, layers, 1790, 985, 0.9, dice.pick<LocalColor>(['red', 'blue', 'pink']));
  } else {
    sandpit(kit, near, 1560 + off(60), 1030, 0.9, bright);
    springRider(
      kit,
      layers,
      620 + off(30),
      horizon + 150,
      0.68,
      dice.pick<LocalColor>(['red', 'blue', 'pink']),
    );
  }
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, dice.next() < 0.5 ? 1880 : 1900, 1140, -1, 4);
  if (!kit.flat) kit.cornerLeaves(fg, -10, 1180, 1, 6);
}

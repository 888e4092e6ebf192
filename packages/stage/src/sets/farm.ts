import { shuffled } from '@milestoon/drawing';
import { pickOf } from '../kits/tones.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import { barn, hayBales, pond, railFence, windPump } from './props/farm-things.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A farmyard: barn, wind pump, places for animals behind a fence and for hens before it. */
export const farm: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 630, size: 240 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  const barnRight = dice.next() < 0.55;
  kit.tree(
    mid,
    (barnRight ? 150 : 1780) + off(60),
    horizon + 56,
    kit.layout.farmTree * dice.between(0.9, 1.1),
    seed + 4,
    { depth: 0.1 },
  );
  for (const x of [420, 820, 1180, 1500])
    kit.bush(mid, x + off(80), horizon + 48, 180 * dice.between(0.8, 1.2), seed + x, { depth: 0.2 });
  barn(
    kit,
    mid,
    (barnRight ? 1600 : 300) + off(60),
    horizon + 66,
    440,
    dice.pick<LocalColor>(['red', 'red', 'blue', 'green', 'wood']),
  );
  windPump(kit, layers, (barnRight ? 420 : 1450) + off(50), horizon + 60, 430);
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    color: pickOf(dice, kit.tones.farmGrass),
    flowers: dice.pick<LocalColor[]>([['white'], ['yellow', 'white'], ['red']]),
    keepClear: (x, y) => Math.abs(x - 960) < 560 && y > 760,
  });
  kit.patch(near, winding(horizon + 58, barnRight ? 1480 : 440, 16, barnRight ? 1040 : 860, 340), 'path');
  const behind = horizon + 100;
  const herd = shuffled(dice, ['cow', 'horse', 'sheep', 'pig'] as const).slice(0, 2);
  const places = barnRight ? [230, 580] : [1350, 1690];
  herd.forEach((role, i) =>
    layers.animal({
      role,
      x: (places[i] ?? 400) + off(24),
      y: behind + 10,
      size: 0.86,
      facing: i ? 'left' : 'right',
      manner: 'stands',
      penned: true,
    }),
  );
  const start = barnRight ? -300 : 1180;
  railFence(kit, layers, start, start + 1040, behind + 34, 1);
  if (dice.next() < 0.5) pond(kit, layers, (barnRight ? 1640 : 280) + off(40), 985, seed);
  else hayBales(kit, near, (barnRight ? 1650 : 260) + off(40), 960, dice.integer(1, 9));
  for (let i = 0; i < 3; i++)
    layers.animal({
      role: 'chicken',
      x: (barnRight ? 190 : 1410) + i * 150 + off(22),
      y: 960 + (i % 2) * 40,
      size: 0.95,
      facing: i % 2 ? 'right' : 'left',
      manner: 'pecks',
    });
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, barnRight ? 1890 : -10, 1160, barnRight ? -1 : 1, 4);
}

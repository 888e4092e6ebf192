import { shuffled } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import { railFence } from './props/farm-things.ts';
import { boulder } from './props/mountain-things.ts';
import { planter } from './props/street-things.ts';
import { winding } from './props/way.ts';
import { zooGate } from './props/zoo-gate.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** So large they are at the back of the enclosures. */
const sizes = { elephant: 0.72, giraffe: 0.86, lion: 1 } as const;

/** A zoo: places for large animals behind a fence and for flamingos in a pond, a gate with a paw. */
export const zoo: SetDefinition = {
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
  for (let i = 0; i < 9; i++)
    kit.bush(mid, -260 + i * 300 + off(60), horizon + 48, 300 * dice.between(0.7, 1.2), seed + i, {
      depth: 0.16,
      plain: true,
    });
  for (const x of [90, 1830])
    kit.palm(mid, x + off(60), horizon + 56, 430 * dice.between(0.85, 1.1), seed + x, { depth: 0.06 });
  zooGate(
    kit,
    layers,
    960 + off(90),
    horizon + 58,
    300,
    dice.pick<LocalColor>(['red', 'green', 'blue', 'purple']),
  );
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    flowers: dice.pick<LocalColor[]>([['white', 'pink'], ['yellow', 'white'], ['red']]),
    keepClear: (x, y) => Math.abs(x - 960) < 560 && y > 760,
  });
  kit.patch(near, winding(horizon + 56, 960, 34, 940, 520), 'path');
  const line = horizon + 104;
  shuffled(dice, ['elephant', 'giraffe', 'lion'] as const)
    .slice(0, 2)
    .forEach((role, i) =>
      layers.animal({
        role,
        x: (i ? 1640 : 270) + off(40),
        y: line,
        size: sizes[role],
        facing: i ? 'left' : 'right',
        manner: role === 'lion' ? 'sits' : 'stands',
        penned: true,
      }),
    );
  railFence(kit, layers, -300, 590, line + 26, 1);
  railFence(kit, layers, 1330, 2240, line + 26, 1);
  const birdsRight = dice.next() < 0.5;
  const pondX = (birdsRight ? 1660 : 260) + off(40);
  const pond = {
    d: `M${pondX - 250} 985C${pondX - 200} 930 ${pondX + 180} 925 ${pondX + 250} 980C${pondX + 220} 1050 ${pondX - 200} 1050 ${pondX - 250} 985Z`,
    box: [pondX - 250, 930, 500, 110],
  } as const;
  kit.lying(near, (flat) =>
    kit.solid(flat, pond, kit.tones.zooPond, {
      shade: 0.05,
      lighter: -0.06,
      flat: true,
    }),
  );
  for (let i = 0; i < 3; i++)
    layers.animal({
      role: 'flamingo',
      x: pondX - 120 + i * 120 + off(14),
      y: 990 + (i % 2) * 22,
      size: 0.84,
      facing: i % 2 ? 'left' : 'right',
      manner: 'wades',
    });
  const otherX = birdsRight ? 300 : 1620;
  boulder(kit, near, otherX + off(40), 960, 1, seed);
  planter(kit, near, (birdsRight ? 110 : 1810) + off(20), 990, dice.integer(1, 99), 0.9);
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, birdsRight ? -10 : 1890, 1160, birdsRight ? 1 : -1, 4);
}

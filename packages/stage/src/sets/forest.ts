import { butterflies } from './props/butterflies.ts';
import type { LocalColor } from '../light/light.ts';
import { mushroom } from './props/woods.ts';
import { ellipsePath, roundedRect, smooth } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A clearing between tall trunks. */
export const forest: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 550, y: 640, size: 250 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon + 20;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(layers.sky, {
    horizon,
    seed,
    clouds: false,
    compass: false,
    sun: [945, 185],
  });
  kit.deepWoods(layers.far, horizon, dice);
  const mid = layers.mid;
  const stands = off(1) * 70;
  const trunks: readonly (readonly [x: number, depth: number])[] = kit.layout.forestTrunks;
  for (const [x, depth] of trunks) {
    kit.trunk(
      mid,
      x + stands * (x < 960 ? 1 : -1) + off(60),
      horizon + 70 + (0.2 - depth) * 300,
      kit.layout.forestTrunkWidth(depth),
      depth,
      x + seed,
    );
  }
  kit.crowns(mid);
  const near = layers.near;
  kit.ground(near, {
    y: horizon + 54,
    flowers: dice.pick<LocalColor[]>([
      ['white', 'pink'],
      ['yellow', 'white'],
      ['purple', 'white'],
    ]),
    color: 'grass',
    seed: seed + 6,
    keepClear: (x, y) => Math.abs(x - 940) < 460,
  });
  kit.patch(near, winding(horizon + 57, dice.pick([760, 960, 1130]), 13, 900, 430), 'path');
  kit.dapple(near, 900, 900, 620, 80, 9);
  kit.trail?.(near, [
    [980, horizon + 80],
    [900, 830],
    [1040, 930],
    [700, 1030],
    [330, 1000],
  ]);
  const logRight = dice.next() < 0.5;
  const caps = dice.pick<readonly [LocalColor, LocalColor]>([
    ['red', 'yellow'],
    ['yellow', 'red'],
    ['pink', 'purple'],
    ['purple', 'red'],
  ]);
  mushroom(kit, near, (logRight ? 360 : 1540) + off(40), 985, 1.25, caps[0]);
  mushroom(kit, near, (logRight ? 455 : 1640) + off(20), 1010, 0.8, caps[0]);
  mushroom(kit, near, (logRight ? 1580 : 330) + off(50), 960, 1.1, kit.tones.smallMushroom ?? caps[1]);
  const logX = logRight ? 1370 : 430;
  kit.bush(near, 120 + off(40), 920, 320, seed + 4);
  kit.bush(near, 1790 + off(40), 915, 330, seed + 5, {
    flowers: kit.tones.forestFlowers,
  });
  kit.solid(
    near,
    kit.flat
      ? roundedRect(logX - 110, 880, 240, 62, 31)
      : smooth(
          [
            [logX - 120, 900],
            [logX - 100, 872],
            [logX + 100, 866],
            [logX + 132, 898],
            [logX + 120, 940],
            [logX - 100, 944],
          ],
          true,
          0.6,
        ),
    'wood',
    {
      shade: 0.35,
    },
  );
  kit.solid(near, ellipsePath(logX + 112, 906, 28, 36), 'sand', {
    shade: 0.1,
    lineWidth: 3,
  });
  butterflies(
    kit,
    layers,
    [
      [520, 600],
      [1330, 560],
      [1180, 400],
    ],
    dice,
  );
  kit.cornerLeaves(layers.fg, -20, 1160, 1, 4);
  kit.cornerLeaves(layers.fg, 1900, 1150, -1, 8);
  kit.overhang(layers.fg, 5);
}

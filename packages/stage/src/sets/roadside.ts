import { polygonPath, css, join, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import { house } from './props/house.ts';
import { boulder, signpost } from './props/mountain-things.ts';
import { familyCar, picnicBasket } from './props/road-trip.ts';
import { car } from './props/street-things.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A stop on a long drive: the family's car, packed to the roof, beside a country road. */
export const roadside: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 620, size: 240 },
  groundBelow: 40,
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const { light } = kit;
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  const carRight = dice.next() < 0.5;
  house(
    kit,
    mid,
    (carRight ? 500 : 1400) + off(80),
    horizon + 44,
    kit.layout.roadsideHouse,
    3 + (seed % 5),
    0.2,
    dice.pick<LocalColor>(['wall', 'pink', 'yellow']),
  );
  for (const x of [120, 760, 1240, 1800])
    kit.tree(mid, x + off(90), horizon + 56, dice.between(240, 400), seed + x, {
      depth: 0.1,
    });
  for (let i = 0; i < 6; i++)
    kit.bush(mid, -100 + i * 400 + off(90), horizon + 56, 170 * dice.between(0.7, 1.3), seed + i, {
      depth: 0.14,
      plain: true,
    });
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    flowers: dice.pick<LocalColor[]>([
      ['white', 'yellow'],
      ['purple', 'white'],
      ['red', 'white'],
    ]),
    keepClear: (x, y) => Math.abs(x - 960) < 520 && y > 760,
  });
  const top = horizon + 72;
  const bottom = horizon + 150;
  const asphalt = light.local(kit.tones.countryRoad);
  near.fill(roundedRect(-500, top - 8, 2920, bottom - top + 20), light.color('path'));
  near.fill(
    roundedRect(-500, top, 2920, bottom - top),
    kit.wash(css(asphalt), {
      linear: [0, top, 0, bottom],
      stops: [
        [0, css(light.lit(asphalt, 0.16))],
        [1, css(light.shade(asphalt, 0.16))],
      ],
    }),
  );
  kit.inkDots(
    near,
    [-500, top, 2920, bottom - top],
    11,
    [0, top, 0, bottom],
    [0.34, 0.06],
    css(light.shade(asphalt, 0.4)),
  );
  kit.inkLine(near, `M-500 ${top}H2420M-500 ${bottom}H2420`, 5);
  const dashes = Array.from({ length: 20 }, (_, i) =>
    polygonPath([
      [-460 + i * 150, top + 34],
      [-380 + i * 150, top + 34],
      [-385 + i * 150, top + 43],
      [-467 + i * 150, top + 43],
    ]),
  );
  near.fill(join(dashes), light.color('white'), { alpha: 0.85 });
  const direction = dice.next() < 0.5 ? 1 : -1;
  const passing = dice.pick([
    ['yellow', 'blue'],
    ['green', 'red'],
    ['pink', 'sea2'],
  ] as const);
  layers.moving('near', { kind: 'pass', dx: direction * 12, over: 3400 }, (drawing) => {
    car(kit, drawing, 300, bottom - 8, 0.72, passing[0], direction > 0, 'car');
    car(kit, drawing, 1900, bottom - 8, 0.72, passing[1], direction > 0, 'bus');
  });
  familyCar(
    kit,
    layers,
    (carRight ? 1640 : 290) + off(30),
    935,
    1.1,
    dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow', 'purple']),
    carRight ? -1 : 1,
    dice.integer(1, 99),
  );
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    picnicBasket(
      kit,
      drawing,
      (carRight ? 360 : 1580) + off(60),
      985,
      dice.pick<LocalColor>(['red', 'blue', 'green']),
    );
    if (dice.next() < 0.6)
      signpost(kit, drawing, (carRight ? 200 : 1740) + off(40), 890, 0.9, dice.integer(1, 99));
    else boulder(kit, drawing, (carRight ? 180 : 1760) + off(40), 905, 0.9, seed);
  });
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, carRight ? -10 : 1890, 1170, carRight ? 1 : -1, 4);
}

import { css, hill, join, leaf, mixColors, random, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { sunshade } from './props/beach-things.ts';
import { distantHills } from './props/country.ts';
import { tiles } from './props/interior.ts';
import { cabins } from './props/cabins.ts';
import { floatingRing, laneRope } from './props/floats.ts';
import { lounger } from './props/lounger.ts';
import { waterSlide } from './props/water-slide.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** An open-air pool: blue water with rings and a duck on it, a slide, cabins, loungers on the edge. */
export const pool: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 610, size: 240 },
  groundBelow: 40,
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon - 30;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  const slideRight = dice.next() < 0.5;
  for (let i = 0; i < 8; i++)
    kit.bush(mid, -260 + i * 340 + off(60), horizon + 52, 330 * dice.between(0.8, 1.2), seed + i, {
      depth: 0.14,
      plain: true,
    });
  for (const x of [slideRight ? 120 : 1800, slideRight ? 520 : 1420])
    kit.palm(mid, x + off(50), horizon + 56, 380 * dice.between(0.85, 1.15), seed + x, { depth: 0.05 });
  cabins(
    kit,
    mid,
    slideRight ? 660 + off(40) : 800 + off(40),
    horizon + 58,
    dice.integer(3, 5),
    dice.integer(1, 99),
  );
  const back = horizon + 54;
  const rim = kit.layout.poolEdge;
  const stone = kit.tones.poolBank;
  kit.ground(near, { y: back, color: stone, tufts: false, amplitude: 0, deepen: 0.1, seed });
  near.fill(roundedRect(-500, back + 10, 2920, 600), kit.light.color(stone));
  water(kit, layers, back + 26, rim, seed);
  if (slideRight)
    waterSlide(kit, near, 1560 + off(40), back + 40, 1, dice.pick<LocalColor>(['red', 'yellow', 'purple']));
  else
    waterSlide(kit, near, 350 + off(40), back + 40, -1, dice.pick<LocalColor>(['red', 'yellow', 'purple']));
  for (const [share, phase] of [
    [0.56, 0],
    [0.82, 0.3],
  ] as const)
    laneRope(kit, layers, back + 26 + (rim - back - 26) * share, phase, 5 + share * 5);
  const rings = dice.pick([
    ['red', 'yellow', 'pink'],
    ['green', 'pink', 'blue'],
    ['purple', 'yellow', 'red'],
  ] as const);
  rings.forEach((color, i) => {
    const x = [500, 1300, 1080][i] ?? 500;
    floatingRing(
      kit,
      layers,
      x + off(70),
      rim - 22 - (i === 2 ? 74 : 0),
      i === 2 ? 0.62 : 1,
      color,
      i * 0.3,
      i === 0,
    );
  });
  deck(kit, layers, rim, seed);
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    const shadeX = (slideRight ? 260 : 1660) + off(40);
    sunshade(kit, drawing, shadeX, 905, dice.pick<LocalColor>(['red', 'blue', 'yellow', 'green']));
    lounger(
      kit,
      drawing,
      (slideRight ? 1650 : 270) + off(40),
      985,
      slideRight ? 1 : -1,
      dice.pick<LocalColor>(['blue', 'green', 'red', 'pink']),
    );
  });
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, slideRight ? -10 : 1890, 1160, slideRight ? 1 : -1, 4);
}

/** Water between two edges; its glitter drifts. */
function water(kit: Kit, layers: SetLayers, top: number, bottom: number, seed: number): void {
  const { near } = layers;
  const { light } = kit;
  const blue = light.local(kit.tones.poolWater);
  const pale = light.local('sea2');
  const surface = roundedRect(-500, top, 2920, bottom - top);
  near.fill(
    surface,
    kit.wash(css(mixColors(blue, pale, 0.4)), {
      linear: [0, top, 0, bottom],
      stops: [
        [0, css(mixColors(blue, pale, 0.5))],
        [1, css(blue)],
      ],
    }),
  );
  near.clip(surface, (inside) => {
    let net = '';
    for (let row = 0; row < 5; row++) {
      const y = top + 14 + row * row * 7 + row * 12;
      const wide = 60 + row * 34;
      for (let x = -500 + (row % 2) * wide * 0.5; x < 2420; x += wide)
        net += `M${x | 0} ${y}q${wide * 0.25} ${-7 - row * 2} ${wide * 0.5} 0t${wide * 0.5} 0`;
    }
    inside.stroke(
      net,
      kit.lineColor(css(light.lit(pale, 0.5), kit.contrast(0.7, 0.5)), 0.4),
      kit.lineWidth(3.6, 3),
      kit.bleed(1),
    );
    inside.fill(roundedRect(-500, top, 2920, 16), css(light.shade(blue, 0.34), 0.6));
  });
  kit.inkLine(near, `M-500 ${top}H2420`, 5);
  const dice = random(seed + 11);
  const glitter = Array.from({ length: 44 }, () =>
    leaf(
      dice.between(-480, 2300),
      dice.between(top + 24, bottom - 8),
      dice.between(26, 74),
      dice.between(2, 4.4),
      0,
    ),
  );
  layers.moving(
    'near',
    { kind: 'pass', dx: 1.1, over: 2900 },
    (drawing) => drawing.fill(join(glitter), css(light.lit(pale, light.night ? 0.3 : 0.9), 0.85)),
    surface,
  );
}

/** The edge where the cast stands: a bright lip and tiles. */
function deck(kit: Kit, layers: SetLayers, y: number, seed: number): void {
  const { near } = layers;
  const stone = kit.tones.poolDeck;
  near.fill(roundedRect(-500, y, 2920, 30), kit.light.shadeOf('sea', 0, 0.1));
  tiles(kit, near, [-500, y, 2920, 18], 36, 'sea2');
  kit.ground(near, { y: y + 24, color: stone, tufts: false, amplitude: 0, deepen: 0.16, seed });
  near.fill(roundedRect(-500, y + 24, 2920, 600), kit.light.color(stone));
  let lines = '';
  for (let i = -14; i <= 14; i++) lines += `M${960 + i * 150} ${y + 30}L${960 + i * 320} 1240`;
  for (const drop of [74, 134, 212, 320]) lines += `M-500 ${y + drop}H2420`;
  near.stroke(
    lines,
    kit.lineColor(kit.light.shadeOf(stone, 0, kit.contrast(0.18, 0.08)), 0.5),
    3,
    kit.bleed(1),
  );
  near.fill(
    hill(-500, 2420, () => y + 16, y + 32, 400),
    kit.light.litOf(stone, 0, 0.5),
  );
  kit.inkLine(near, `M-500 ${y + 16}H2420M-500 ${y + 32}H2420`, 4);
}

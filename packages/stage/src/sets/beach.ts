import type { LocalColor } from '../light/light.ts';
import { boat } from './props/sea.ts';
import { sandcastle, sunshade } from './props/beach-things.ts';
import { ellipsePath, starPath, css, hill, random } from '@milestoon/drawing';
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
  kit.beyondSea(layers.far, horizon);
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
  kit.beachFront(layers.fg, near, sy + 150);
}

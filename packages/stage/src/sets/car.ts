import { css, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { landscapeGoingBy } from './props/going-by.ts';
import { floorTint, wallTint } from './props/interior.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Inside a car, seen from the side: a wide window with the road going by, seats with belts. */
export const car: SetDefinition = {
  indoor: true,
  ceiling: false,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 300, size: 200 },
  windowX: 240,
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const body = dice.pick<LocalColor>(['blue', 'red', 'green', 'purple', 'yellow']);
  const cover = dice.pick<LocalColor>(['sea2', 'pink', 'wood', 'blue']);
  const hue = dice.pick([85, 220, 25]);
  kit.wall(far, { y, color: wallTint(kit, hue), color2: body, beams: false });
  const shift = dice.between(-50, 50);
  const panes = bareWall
    ? [[60 + shift, 560]]
    : [
        [90 + shift, 800],
        [1010 + shift, 830],
      ];
  for (const [x = 0, wide = 0] of panes) {
    const pane = roundedRect(x, 150, wide, 330, kit.corner(60, 90, 120));
    kit.solid(far, roundedRect(x - 26, 124, wide + 52, 382, kit.corner(70, 100, 130)), 'dark', {
      shade: 0.1,
      lighter: 0.12,
    });
    far.fill(pane, {
      linear: [0, 150, 0, 480],
      stops: [
        [0, css(kit.light.sky[0])],
        [0.6, css(kit.light.sky[1])],
        [1, css(kit.light.sky[2])],
      ],
    });
    landscapeGoingBy(kit, layers, pane, { ground: 390, bottom: 480, seed });
  }
  kit.solid(far, kit.box(-500, 40, 2920, 60, 20), 'white', { shade: 0.2, lighter: -0.04 });
  kit.floor(mid, { y, color: floorTint(kit, hue, hue) });
  for (const [x, side] of [
    [400 + dice.between(-26, 26), 1],
    [1530 + dice.between(-26, 26), -1],
  ] as const) {
    kit.castShadow(near, x, 925, 230);
    kit.solid(near, kit.box(side > 0 ? x - 190 : x + 60, 460, 130, 430, 50), cover, { shade: 0.2 });
    kit.solid(near, kit.box(side > 0 ? x - 180 : x + 70, 360, 110, 110, 44), cover, {
      shade: 0.2,
      lighter: 0.03,
    });
    kit.solid(near, kit.box(x - 160, 800, 330, 116, 40), cover, { shade: 0.2, lighter: 0.04 });
    near.stroke(`M${x - side * 120} 470L${x + side * 60} 800`, kit.lineColor(kit.light.color('dark')), 16);
  }
}

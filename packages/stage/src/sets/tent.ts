import { css, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { rug } from './props/furniture.ts';
import { pendant } from './props/pendant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Inside a tent or a den: sloping cloth, an opening to the night or day, a lantern, cushions. */
export const tent: SetDefinition = {
  indoor: true,
  ceiling: false,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 330, size: 210 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [cloth, trim] = dice.pick<readonly [LocalColor, LocalColor]>([
    ['yellow', 'red'],
    ['green', 'yellow'],
    ['blue', 'white'],
    ['red', 'white'],
  ]);
  kit.solid(far, kit.box(-500, -500, 2920, y + 510, 0), cloth, {
    shade: 0,
    line: 0,
    flat: true,
    noRim: true,
  });
  const top = 960 + dice.between(-60, 60);
  const foot = dice.between(210, 260);
  const fold = dice.between(270, 330);
  const opening = polygonPath([
    [top, 40],
    [top + foot, y + 6],
    [top - foot, y + 6],
  ]);
  far.fill(opening, {
    linear: [0, 40, 0, y],
    stops: [
      [0, css(kit.light.sky[0])],
      [0.6, css(kit.light.sky[1])],
      [1, css(kit.light.sky[2])],
    ],
  });
  for (const side of [-1, 1]) {
    kit.solid(
      far,
      polygonPath([
        [top, -60],
        [top + side * 1500, -60],
        [top + side * 1500, y + 6],
        [top + side * (foot - 20), y + 6],
        [top - side * 6, 30],
      ]),
      cloth,
      { shade: 0.1, lighter: side > 0 ? -0.03 : 0 },
    );
    for (let i = 1; i < 4; i++)
      kit.solid(
        far,
        polygonPath([
          [top + side * i * 70, -60],
          [top + side * (i * 70 + 34), -60],
          [top + side * (foot + i * fold + 90), y + 6],
          [top + side * (foot + i * fold), y + 6],
        ]),
        trim,
        { shade: 0, line: 0, flat: true, noRim: true },
      );
    kit.solid(
      far,
      polygonPath([
        [top, 20],
        [top + side * 30, 20],
        [top + side * (foot + 44), y + 6],
        [top + side * (foot - 12), y + 6],
      ]),
      'white',
      { shade: 0.14 },
    );
  }
  pendant(kit, layers, top, 150, trim);
  kit.floor(mid, { y, color: 'floor' });
  rug(kit, near, 950, 985, 520, 74, trim, 'white');
  for (const x of [420 + dice.between(-40, 40), 1510 + dice.between(-40, 40)]) {
    kit.castShadow(near, x, 915, 150);
    kit.solid(
      near,
      kit.box(x - 140, 820, 280, 96, 44),
      dice.pick<LocalColor>(['pink', 'purple', 'sea2', 'blue']),
      { shade: 0.2 },
    );
    kit.solid(near, kit.box(x - 90, 760, 180, 84, 40), 'white', { shade: 0.16 });
  }
}

import { css, ellipsePath, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { drapes } from './props/theatre.ts';
import { wallTint } from './props/interior.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A cinema as the screen sees it: rows of seats up to the window the film comes from. */
export const cinema: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 330, size: 220 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid } = layers;
  const [cloth, hem] = dice.pick([
    ['red', 'yellow'],
    ['blue', 'yellow'],
    ['purple', 'pink'],
  ] as const);
  kit.wall(far, { y, color: wallTint(kit, 300, 280), color2: cloth, beams: false });
  far.fill(kit.box(-500, -60, 2920, y + 60, 0), css([0.22, 0.06, 290], 0.62));
  const lamps = dice.between(300, 350);
  for (const dx of [-lamps * 2, -lamps, lamps, lamps * 2])
    wallLamp(kit, layers, 960 + dx, dice.between(225, 255));
  if (!bareWall) {
    kit.solid(far, kit.box(890, 130, 140, 76, 8), 'dark', { shade: 0.2, lighter: 0.16 });
    kit.solid(far, kit.box(914, 146, 92, 44, 4), [0.98, 0.05, 92], { shade: 0, lineWidth: 3, glowing: true });
    kit.glow(far, 960, 168, 210, [0.98, 0.05, 92], 0.8);
  }
  for (const [row, foot] of [y - 150, y - 66, y + 26].entries())
    seats(kit, layers, foot, 0.62 + row * 0.14 + dice.between(-0.03, 0.03), dice.between(-70, 70), cloth);
  kit.floor(mid, { y: y + 26, color: [0.36, 0.07, 300] });
  kit.lying(mid, (drawing) =>
    kit.patch(
      drawing,
      polygonPath([
        [780, y + 30],
        [1140, y + 30],
        [1420, 1240],
        [500, 1240],
      ]),
      cloth,
    ),
  );
  if (!bareWall) beam(kit, layers, y);
  drapes(kit, mid, cloth, hem, y + 40);
  for (const x of [250, 1670]) popcorn(kit, layers, x + dice.between(-30, 30), 985);
}

/** A row across the picture; `size` 1 is a seat of 150 pixels. */
function seats(
  kit: Kit,
  { mid }: SetLayers,
  foot: number,
  size: number,
  shift: number,
  color: LocalColor,
): void {
  const step = 158 * size;
  for (let x = 960 - step * 9 + shift; x < 960 + step * 9; x += step) {
    kit.solid(mid, kit.box(x - 64 * size, foot - 170 * size, 128 * size, 150 * size, 34 * size), color, {
      shade: 0.16,
      lineWidth: 3,
    });
    kit.solid(mid, kit.box(x - 60 * size, foot - 62 * size, 120 * size, 56 * size, 20 * size), color, {
      shade: 0.24,
      lighter: 0.04,
      lineWidth: 3,
    });
    kit.solid(mid, kit.box(x + 60 * size, foot - 92 * size, 26 * size, 88 * size, 10 * size), 'dark', {
      shade: 0.2,
      lighter: 0.14,
      lineWidth: 3,
    });
  }
}

function wallLamp(kit: Kit, { far }: SetLayers, x: number, y: number): void {
  kit.glow(far, x, y - 20, 150, [0.95, 0.1, 80], 0.7);
  kit.solid(
    far,
    polygonPath([
      [x - 40, y - 40],
      [x + 40, y - 40],
      [x + 22, y + 34],
      [x - 22, y + 34],
    ]),
    [0.95, 0.1, 85],
    { shade: 0.06, glowing: true },
  );
}

/** The film on its way to the screen. */
function beam(kit: Kit, layers: SetLayers, y: number): void {
  layers.moving('mid', { kind: 'pulse', from: 0.6, to: 1, period: 34 }, (drawing) =>
    drawing.fill(
      polygonPath([
        [930, 150],
        [990, 150],
        [1700, y + 300],
        [220, y + 300],
      ]),
      {
        linear: [960, 150, 960, y + 300],
        stops: [
          [0, css([0.98, 0.04, 92], 0.34)],
          [1, css([0.98, 0.04, 92], 0)],
        ],
      },
      kit.bleed(10),
    ),
  );
}

/** A striped tub, full. */
function popcorn(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  kit.castShadow(near, x, foot, 70);
  for (const [dx, dy] of [
    [-40, -128],
    [-10, -142],
    [24, -136],
    [46, -124],
    [-26, -120],
    [8, -120],
  ] as const)
    kit.solid(near, ellipsePath(x + dx, foot + dy, 22, 19), [0.95, 0.07, 92], { shade: 0.16, lineWidth: 3 });
  const tub = polygonPath([
    [x - 66, foot - 122],
    [x + 66, foot - 122],
    [x + 46, foot],
    [x - 46, foot],
  ]);
  kit.solid(near, tub, 'white', {
    shade: 0.12,
    inside: (drawing) => {
      for (const at of [-2, 0, 2])
        drawing.fill(
          polygonPath([
            [x + at * 22 - 12, foot - 122],
            [x + at * 22 + 12, foot - 122],
            [x + at * 16 + 9, foot],
            [x + at * 16 - 9, foot],
          ]),
          kit.light.color('red'),
        );
    },
  });
}

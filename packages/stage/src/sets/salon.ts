import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, tiles, wallTint } from './props/interior.ts';
import { plant } from './props/potted-plant.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A hairdresser's: mirrors with lamps around them, chairs that turn, bottles and brushes. */
export const salon: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 150,
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

const bottles: readonly LocalColor[] = ['pink', 'yellow', 'green', 'blue', 'white', 'purple'];

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [350, 330],
    [175, 195],
    [60, 20],
  ] as const);
  const cover = dice.pick<LocalColor>(['red', 'blue', 'green', 'purple']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  roomWindow(kit, layers, [dice.between(60, 110), 110, 260, 320], 3 + (seed % 6), weather);
  for (const x of [600, 960, 1320, 1680]) {
    if (bareWall && Math.abs(x - 985) < 240) continue;
    mirror(kit, layers, x, 120);
  }
  kit.solid(far, kit.box(440, y - 210, 1900, 30, 6), 'wood', { shade: 0.2 });
  for (let x = 470; x < 1900; x += dice.between(40, 74)) {
    const tall = dice.between(34, 70);
    kit.solid(far, kit.box(x, y - 210 - tall, 26, tall, 8), dice.pick(bottles), { shade: 0.2, lineWidth: 3 });
    kit.solid(far, kit.box(x + 7, y - 222 - tall, 12, 14, 3), 'dark', { shade: 0.2, lineWidth: 2.4 });
  }
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.lying(mid, (drawing) => tiles(kit, drawing, [-500, y + 8, 2920, 420], 96, 'white'));
  barberPole(kit, layers, 1850, y - 20);
  for (const [x, size] of [
    [400, 1],
    [1540, 1],
  ] as const)
    turningChair(kit, layers, x + dice.between(-30, 30), 930, size, cover);
  plant(kit, near, dice.pick([110, 1800]), 930, 0.9);
}

/** A mirror with lamps down both sides. */
function mirror(kit: Kit, layers: SetLayers, x: number, top: number): void {
  const { far } = layers;
  kit.solid(far, kit.box(x - 132, top, 264, 350, kit.corner(20, 40, 120)), kit.gilded('white'), {
    shade: 0.1,
  });
  const glass = roundedRect(x - 106, top + 24, 212, 302, kit.corner(12, 28, 100));
  kit.solid(far, glass, [0.9, 0.035, 215], {
    shade: 0.04,
    lineWidth: 3,
    inside: (drawing) => {
      for (const dx of [-60, 10])
        drawing.fill(
          polygonPath([
            [x + dx, top + 340],
            [x + dx + 150, top],
            [x + dx + 190, top],
            [x + dx + 40, top + 340],
          ]),
          'rgba(255,255,255,0.4)',
        );
    },
  });
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const at = [x + side * 119, top + 60 + i * 76] as const;
      if (kit.light.time !== 'day') kit.glow(far, at[0], at[1], 60, [0.97, 0.08, 90], 0.7);
      kit.solid(far, ellipsePath(at[0], at[1], 13), [0.97, 0.08, 92], {
        shade: 0.06,
        lineWidth: 2.4,
        glowing: true,
      });
    }
}

/** A chair on one foot. */
function turningChair(
  kit: Kit,
  { near }: SetLayers,
  x: number,
  foot: number,
  size: number,
  color: LocalColor,
): void {
  const box = (dx: number, dy: number, wide: number, tall: number, round: number) =>
    kit.box(x + dx * size, foot + dy * size, wide * size, tall * size, round * size);
  kit.castShadow(near, x, foot + 2, 120 * size);
  kit.solid(near, ellipsePath(x, foot - 8 * size, 92 * size, 18 * size), 'dark', {
    shade: 0.2,
    lighter: 0.24,
  });
  kit.solid(near, box(-12, -92, 24, 86, 6), 'dark', { shade: 0.2, lighter: 0.3 });
  kit.solid(near, box(-98, -330, 196, 210, 40), color, { shade: 0.14, lighter: -0.04 });
  kit.solid(near, box(-112, -140, 224, 56, 22), color, { shade: 0.24 });
  for (const side of [-1, 1])
    kit.solid(near, box(side * 112 - 20, -214, 40, 92, 18), 'dark', { shade: 0.2, lighter: 0.2 });
}

/** Stripes that climb without end. */
function barberPole(kit: Kit, layers: SetLayers, x: number, foot: number): void {
  const { mid } = layers;
  const tube = roundedRect(x - 30, foot - 380, 60, 260, 10);
  kit.solid(mid, tube, 'white', { shade: 0.1 });
  layers.moving(
    'mid',
    { kind: 'fall', dy: -1.2, over: 120 },
    (drawing) => {
      for (let i = -1; i < 3; i++)
        for (const [dy, color] of [
          [0, 'red'],
          [60, 'blue'],
        ] as const)
          drawing.fill(
            polygonPath([
              [x - 30, foot - 380 + i * 120 + dy + 34],
              [x + 30, foot - 380 + i * 120 + dy],
              [x + 30, foot - 380 + i * 120 + dy + 26],
              [x - 30, foot - 380 + i * 120 + dy + 60],
            ]),
            kit.light.color(color),
          );
    },
    tube,
  );
  layers.moving('mid', { kind: 'rest' }, (drawing) => {
    for (const dy of [-404, -132])
      kit.solid(drawing, kit.box(x - 38, foot + dy, 76, 30, 10), kit.gilded('dark'), {
        shade: 0.2,
        lighter: 0.3,
        lineWidth: 3,
      });
  });
}

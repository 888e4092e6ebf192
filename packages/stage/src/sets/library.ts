import { ellipsePath, shuffled } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { rug, shelf } from './props/furniture.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import { plant } from './props/potted-plant.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A library: shelves of books up to the lamps, low ones before them, cushions to read on. */
export const library: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 860,
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 40],
    [150, 190],
    [40, 320],
  ] as const);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const wide = dice.between(330, 370);
  for (const [i, x] of [
    960 - 230 - wide * 3,
    960 - 230 - wide * 2 - 12,
    960 - 230 - wide - 6,
    960 + 230,
    960 + 236 + wide,
    960 + 242 + wide * 2,
  ].entries())
    shelf(kit, far, x, 70, wide - 14, y - 64, 6, seed + i * 7);
  if (!bareWall) roomWindow(kit, layers, [790, 120, 340, 340], 3 + (seed % 7), weather);
  for (const x of [520, 1400])
    pendant(kit, layers, x + dice.between(-50, 50), 120, dice.pick<LocalColor>(['green', 'red', 'yellow']));
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.lightPool(mid, 870, y + 24, 330, 260);
  rug(kit, near, 960, 1000, 420, 56, dice.pick<LocalColor>(['green', 'red', 'blue']), 'yellow');
  const side = dice.pick([-1, 1]);
  for (const at of [-1, 1])
    shelf(kit, near, 960 + at * (690 + dice.between(-20, 20)) - 170, y - 96, 340, 230, 2, seed + 41 + at);
  plant(kit, near, 960 + side * 760, y - 92, 0.62);
  globe(kit, layers, 960 - side * 720, y - 96);
  const colors = shuffled(dice, ['red', 'blue', 'yellow', 'purple', 'green'] as const);
  for (const [i, x] of [250, 430, 1680].entries())
    cushion(kit, layers, x, 985 + (i % 2) * 26, colors[i] ?? 'red');
}

/** Somebody has sat in the middle of it. */
function cushion(kit: Kit, { near }: SetLayers, x: number, foot: number, color: LocalColor): void {
  kit.castShadow(near, x, foot, 112);
  kit.solid(near, ellipsePath(x, foot - 44, 108, 54), color, { shade: 0.26 });
  kit.solid(near, ellipsePath(x, foot - 74, 64, 20), color, {
    shade: 0.1,
    lighter: -0.06,
    line: 0,
    flat: true,
  });
}

/** A globe of the world on its foot. */
function globe(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  kit.solid(near, kit.box(x - 34, foot - 12, 68, 14, 6), 'wood', { shade: 0.2, lineWidth: 3 });
  kit.solid(near, kit.box(x - 5, foot - 34, 10, 26, 3), 'wood', { shade: 0.2, lineWidth: 3 });
  kit.solid(near, ellipsePath(x, foot - 78, 50), 'sea', {
    shade: 0.24,
    inside: (drawing) => {
      for (const [dx, dy, rx, ry] of [
        [-20, -18, 26, 18],
        [16, 14, 22, 26],
        [34, -24, 14, 10],
      ] as const)
        drawing.fill(ellipsePath(x + dx, foot - 78 + dy, rx, ry), kit.light.color('grass'));
    },
  });
}

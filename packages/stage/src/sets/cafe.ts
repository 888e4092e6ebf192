import { ellipsePath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { cupboard, floorTint, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A café or restaurant: small tables, lamps over them, a bar. */
export const cafe: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 240,
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [40, 20],
    [85, 330],
    [150, 190],
  ] as const);
  const cloth = dice.pick<LocalColor>(['red', 'green', 'blue', 'yellow']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: kit.layout.kitchenBeams });
  roomWindow(kit, layers, [dice.between(110, 190), 110, 330, 290], 4 + (seed % 6), weather);
  if (!bareWall) roomWindow(kit, layers, [dice.between(790, 860), 110, 330, 290], 6 + (seed % 5), weather);
  const bar = dice.between(1290, 1340);
  cupboard(kit, far, [bar, y - 210, 620, 210], dice.pick<LocalColor>(['wood', 'sea2', 'red']), 4);
  kit.solid(far, kit.box(bar - 16, y - 232, 652, 28, 8), 'wood', { shade: 0.2 });
  for (let i = 0; i < 6; i++)
    kit.solid(
      far,
      kit.box(bar + 40 + i * 92, y - 232 - dice.between(50, 96), 40, 60, 14),
      dice.pick<LocalColor>(['white', 'yellow', 'pink', 'sea2']),
      { shade: 0.2, lineWidth: 3 },
    );
  for (const x of [430, 980, 1500]) pendant(kit, layers, x + dice.between(-40, 40), 110, cloth);
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  for (const x of [410 + dice.between(-30, 30), 1530 + dice.between(-30, 30)]) {
    kit.castShadow(near, x, 922, 150);
    for (const side of [-1, 1]) {
      kit.solid(near, kit.box(x + side * 165 - 14, 690, 28, 225, 8), 'wood', { shade: 0.2 });
      kit.solid(near, kit.box(x + side * 130 - 52, 808, 104, 26, 8), 'wood', { shade: 0.2, lighter: 0.04 });
    }
    kit.solid(near, kit.box(x - 13, 760, 26, 150, 6), 'dark', { shade: 0.2, lighter: 0.16 });
    kit.solid(near, ellipsePath(x, 758, 150, 30), cloth, { shade: 0.2 });
    kit.solid(near, ellipsePath(x, 748, 42, 11), 'white', { shade: 0.1, lineWidth: 3 });
  }
}

import type { LocalColor } from '../light/light.ts';
import type { SetColor, Kit } from '../kits/kit.ts';
import { roundedRect, ellipse } from '../../core/path.ts';
import { rug, sofa, shelf, lamp } from './props/furniture.ts';
import { plant } from './props/potted-plant.ts';
import { frame, wallMap } from './props/decoration.ts';
import { cornerPlant } from './props/corner.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A living room: sofa, rug, shelf, pictures on the wall. */
export const living: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 960 },
  windowX: 200,
  picture: { x: 1010, y: 250, size: 270 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { bareWall, dice }: SetOptions): void {
  const manner = kit.manner;
  const shelfSeed = dice.integer(1, 999);
  const covers = dice.pick<LocalColor>(['sofa', 'red', 'green', 'purple', 'blue']);
  const y = kit.measures.floorLine;
  const far = layers.far;
  const mid = layers.mid;
  kit.wall(far, {
    y,
  });
  kit.window(
    far,
    manner === 'simple' ? 190 : 200,
    manner === 'adventure' ? 210 : 150,
    manner === 'simple' ? 240 : 260,
    manner === 'adventure' ? 330 : 360,
    4,
  );
  if (bareWall) {
    // The picture to come has the wall for itself.
  } else if (manner === 'adventure') {
    wallMap(kit, far, 900, 190, 470, 290);
  } else {
    frame(kit, far, 980, 190, 150, 190, 0, manner === 'fantasy' ? 0.07 : 0);
    frame(kit, far, 1170, 160, 210, 150, 1, manner === 'fantasy' ? -0.06 : 0);
    frame(kit, far, 1170, 336, 150, 120, 2, manner === 'fantasy' ? 0.05 : 0);
  }
  if (manner !== 'simple') {
    shelf(kit, mid, 1610, y - 470, 260, 480, 4, shelfSeed);
  } else {
    shelf(kit, mid, 1630, y - 330, 230, 336, 3, shelfSeed);
  }
  lamp(kit, mid, 650, y + 8, 430);
  kit.floor(mid, {
    y,
  });
  kit.lightPool(mid, 330, y + 26, 320, 300);
  const near = layers.near;
  sofa(kit, near, 950, y + 86, 590, covers);
  rug(
    kit,
    near,
    930,
    985,
    manner === 'simple' ? 520 : 600,
    manner === 'simple' ? 86 : 92,
    dice.pick<LocalColor>(['rug', 'sea2', 'pink', 'green']),
    'white',
  );
  plant(kit, near, 140, y + 150, 1.25);
  const block = (x: number, yy: number, color: SetColor) =>
    kit.solid(near, kit.box(x, yy, 58, 58, 6), color, {
      shade: 0.3,
    });
  const [first, second, third] = dice.pick([
    ['red', 'blue', 'yellow'],
    ['green', 'red', 'pink'],
    ['yellow', 'purple', 'green'],
  ] as const);
  const blocksX = 300 + dice.between(-30, 40);
  block(blocksX, 975, first);
  block(blocksX + 66, 985, second);
  block(blocksX + 32, 918, third);
  kit.castShadow(near, 1560, 1004, 70);
  kit.solid(near, ellipse(1560, 950, 54), dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow']), {
    shade: 0.3,
    inside: (inside) => {
      inside.fill(roundedRect(1500, 938, 120, 22), kit.light.color('white'));
    },
  });
  cornerPlant(kit, layers.fg);
}

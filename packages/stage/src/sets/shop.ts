import { ellipsePath, type Random } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { rug } from './props/furniture.ts';
import { cupboard, floorTint, tiles, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A shop: shelves full of goods, a counter, lamps over it. What it sells the story brings along. */
export const shop: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

const goods: readonly LocalColor[] = ['red', 'yellow', 'green', 'blue', 'pink', 'purple', 'white'];

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 320],
    [150, 190],
    [30, 20],
    [220, 260],
  ] as const);
  const wood = dice.pick<LocalColor>(['wood', 'white', 'sea2']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const wide = dice.between(360, 430);
  for (let i = -1; i < 5; i++) {
    const x = 960 + (i - 2) * (wide + 26) + dice.between(-14, 14);
    if (bareWall && Math.abs(x + wide / 2 - 985) < 340) continue;
    shelves(kit, far, [x, 120, wide, y - 120], wood, dice);
  }
  for (const x of [620, 1300]) pendant(kit, layers, x + dice.between(-50, 50), 96, dice.pick(goods));
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  const right = dice.next() < 0.5;
  const counterX = (right ? 1520 : 40) + dice.between(-20, 20);
  kit.castShadow(near, counterX + 180, 934, 240);
  cupboard(kit, near, [counterX, 690, 360, 240], dice.pick<LocalColor>(['wood', 'green', 'blue', 'red']), 3);
  kit.solid(near, kit.box(counterX - 20, 668, 400, 30, 8), 'wood', { shade: 0.2 });
  tiles(kit, near, [counterX + 90, 590, 130, 78], 26, 'white');
  rug(kit, near, 930, 995, 400, 54, dice.pick<LocalColor>(['red', 'green', 'sea2']), 'white');
}

function shelves(
  kit: Kit,
  drawing: Drawing,
  [x, top, width, height]: readonly [number, number, number, number],
  color: LocalColor,
  dice: Random,
): void {
  kit.solid(drawing, kit.box(x, top, width, height, 8), color, { shade: 0.08, lighter: -0.06 });
  const rows = 4;
  const step = height / rows;
  for (let row = 0; row < rows; row++) {
    const foot = top + (row + 1) * step - 18;
    let at = x + 20;
    while (at < x + width - 60) {
      const [wide, tall] = [dice.between(34, 62), dice.between(step * 0.34, step * 0.66)];
      const paint = dice.pick(goods);
      if (dice.next() < 0.3)
        kit.solid(drawing, ellipsePath(at + wide / 2, foot - wide / 2, wide / 2), paint, {
          shade: 0.22,
          lineWidth: 3,
        });
      else kit.solid(drawing, kit.box(at, foot - tall, wide, tall, 8), paint, { shade: 0.2, lineWidth: 3 });
      at += wide + dice.between(8, 16);
    }
    kit.solid(drawing, kit.box(x - 4, foot, width + 8, 18, 4), color, { shade: 0.2, lineWidth: 3 });
  }
}

import { floorTint, wallTint } from './props/interior.ts';
import type { LocalColor } from '../light/light.ts';
import type { Kit } from '../kits/kit.ts';
import { ellipsePath, at, random, roundedRect } from '@milestoon/drawing';
import { cakeTable } from './props/cake-table.ts';
import { gift } from './props/gift.ts';
import { balloon, bunting } from './props/decoration.ts';
import { cornerPlant } from './props/corner.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A birthday room: cake, balloons, gifts. */
export const party: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 200,
  picture: { x: 900, y: 350, size: 270 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, without, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const far = layers.far;
  const mid = layers.mid;
  const near = layers.near;
  const light = kit.light;
  const colors: readonly LocalColor[] = ['red', 'yellow', 'blue', 'pink', 'green', 'purple'];
  const turn = dice.integer(0, colors.length - 1);
  const color = (i: number): LocalColor => at(colors, (i + turn) % colors.length);
  const [hue, magic] = dice.pick([
    [75, 300],
    [20, 345],
    [210, 260],
    [150, 200],
  ] as const);
  const cakeRight = dice.next() < 0.55;
  kit.wall(far, { y, color: wallTint(kit, hue, magic) });
  const [windowTop, windowHeight] = kit.layout.partyWindow;
  const windowX = dice.pick([150, 200, 240]);
  roomWindow(kit, layers, [windowX, windowTop, 250, windowHeight], dice.integer(1, 9), weather);
  const middle = 960 + dice.between(-260, 260);
  bunting(kit, far, -140, 40, middle, 70, 110, 9, [color(0), color(1), color(2), color(3)]);
  bunting(kit, far, middle, 70, 2060, 30, 110, 9, [color(4), color(3), color(1), color(2)]);
  kit.floor(mid, { y, color: floorTint(kit, 75, magic) });
  kit.lightPool(mid, windowX + 80, y + 20, 300, 300);
  const bunch: readonly (readonly [x: number, y: number, size: number])[] = cakeRight
    ? [
        [1560, 240, 62],
        [1660, 330, 58],
        [1760, 230, 64],
        [1850, 350, 54],
        [600, 230, 56],
        [680, 330, 48],
      ]
    : [
        [1480, 250, 58],
        [1590, 340, 62],
        [1690, 230, 56],
        [1790, 320, 64],
        [1870, 220, 52],
        [1250, 260, 50],
      ];
  bunch.forEach(([x, top, size], i) => {
    const motion = {
      kind: 'sway',
      pivot: [x, top + size * 4],
      angle: 0.045,
      period: 88 + (i % 3) * 18,
      phase: i * 0.19,
    } as const;
    const [dx, dy] = [dice.between(-18, 18), dice.between(-30, 30)];
    layers.moving('mid', motion, (drawing) => balloon(kit, drawing, x + dx, top + dy, size, color(i)));
  });
  // table with cake, behind and right of the stage
  const tx = cakeRight ? 1330 + dice.between(-20, 60) : 560 + dice.between(-60, 10);
  const ty = y + 130;
  const icing = dice.pick<LocalColor>(['pink', 'sea2', 'yellow', 'purple']);
  if (!without.includes('cake')) cakeTable(kit, layers, tx, ty, icing);
  const gifts = cakeRight ? 330 : 1600;
  gift(kit, near, [gifts, y + 175, 3], color(2), 'yellow');
  gift(kit, near, [gifts - 110, y + 232, 2.5], color(0), 'white');
  gift(kit, near, [gifts + 100, y + 245, 2], color(4), 'pink');
  const confetti = random(dice.integer(1, 999));
  for (let i = 0; i < 46; i++) {
    const x = confetti.between(-200, 2100);
    const yy = confetti.between(y + 60, 1070);
    if (Math.abs(x - 900) < 150 && yy > 900) {
      continue;
    }
    near.fill(
      i % 2 ? ellipsePath(x, yy, 8, 4) : roundedRect(x, yy, 14, 6, 2),
      light.color(confetti.pick<LocalColor>(['red', 'yellow', 'blue', 'green', 'pink'])),
      {
        alpha: 0.9,
      },
    );
  }
  cornerPlant(kit, layers.fg);
  for (const [x, yy, s, c] of [
    [-40, 760, 150, 'blue'],
    [40, 930, 140, 'red'],
  ] as const) {
    balloon(kit, layers.fg, x - 60, yy, s, c);
  }
}

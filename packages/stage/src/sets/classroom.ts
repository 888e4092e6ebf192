import { wallClock } from './props/clock.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { chalkDrawing, globe, paintJars } from './props/school.ts';
import type { LocalColor } from '../light/light.ts';
import type { Kit, SetColor } from '../kits/kit.ts';
import { at, css, roundedRect } from '@milestoon/drawing';
import { rug, shelf } from './props/furniture.ts';
import { plant } from './props/potted-plant.ts';
import { bunting } from './props/decoration.ts';
import { inCorner, nearPencils } from './props/near-things.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A classroom: board, desks, globe. */
export const classroom: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 140,
  picture: { x: 990, y: 266, size: 240 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const far = layers.far;
  const mid = layers.mid;
  const near = layers.near;
  const light = kit.light;
  const flags = dice.pick<LocalColor[]>([
    ['red', 'yellow', 'blue', 'green'],
    ['pink', 'blue', 'yellow', 'purple'],
    ['green', 'white', 'red', 'yellow'],
  ]);
  const [outer, inner] = dice.pick([
    ['green', 'yellow'],
    ['blue', 'white'],
    ['red', 'yellow'],
    ['purple', 'pink'],
  ] as const);
  const [hue, magic] = dice.pick([
    [105, 300],
    [205, 265],
    [60, 345],
    [160, 205],
  ] as const);
  kit.wall(far, {
    y,
    color: wallTint(kit, hue, magic),
    color2: kit.tones.classroomDado?.(hue) ?? 'wall2',
  });
  const [windowTop, windowHeight] = kit.layout.classroomWindow;
  const windowX = dice.between(105, 195);
  roomWindow(kit, layers, [windowX, windowTop, 270, windowHeight], dice.integer(1, 9), weather);
  const bx = 640 + dice.between(-30, 60);
  const by = kit.layout.boardTop;
  const bw = 700;
  const bh = 290;
  kit.solid(far, kit.box(bx - 22, by - 22, bw + 44, bh + 44, 8), 'wood', {
    shade: 0.06,
  });
  kit.solid(far, roundedRect(bx, by, bw, bh, kit.corner(2, 10)), 'board', {
    shade: 0.02,
    flat: true,
  });
  const ch = css([0.95, 0.02, 100], 0.85);
  chalkDrawing(far, dice.pick(['sun', 'numbers', 'ship'] as const), bx, by, ch);
  kit.solid(far, kit.box(bx + 30, by + bh + 14, bw - 60, 18, 4), 'wood', {
    lineWidth: 3,
  });
  for (let i = 0; i < 3; i++) {
    far.fill(
      roundedRect(bx + 90 + i * 60, by + bh + 4, 40, 11, 5),
      light.color(at(['white', 'pink', 'yellow'], i)),
    );
  }
  bunting(kit, far, -100, 70, 2020, 70, kit.layout.classroomBunting, 15, flags);
  const globeRight = dice.next() < 0.5;
  wallClock(kit, layers, 1540, 230, 58, outer);
  const shelfX = globeRight ? 1620 : 1560;
  shelf(kit, mid, shelfX, y - 290, 300, 296, 2, dice.integer(1, 999));
  if (globeRight) globe(kit, mid, shelfX + 140, y - 366);
  else paintJars(kit, mid, shelfX + 30, y - 290);
  kit.floor(mid, { y, color: floorTint(kit, 75, magic) });
  kit.lightPool(mid, windowX + 100, y + 20, 320, 300);
  const desk = (x: number, yy: number, size: number, color: SetColor) => {
    kit.castShadow(near, x, yy + 4, 150 * size);
    for (const reach of [-1, 1]) {
      kit.solid(
        near,
        roundedRect(x + reach * 110 * size - 7 * size, yy - 120 * size, 14 * size, 122 * size, 4),
        kit.tones.deskLegs,
        {
          lineWidth: 3,
        },
      );
    }
    kit.solid(near, kit.box(x - 96 * size, yy - 110 * size, 192 * size, 44 * size, 6), 'wood', {
      shade: 0.1,
      lighter: -0.05,
    });
    kit.solid(near, kit.box(x - 150 * size, yy - 140 * size, 300 * size, 34 * size, 12), color, {
      shade: 0.2,
    });
    kit.solid(near, kit.box(x - 60 * size, yy - 172 * size, 70 * size, 34 * size, 4), 'blue', {
      shade: 0.2,
      lineWidth: 3,
    });
    kit.solid(near, roundedRect(x + 54 * size, yy - 196 * size, 36 * size, 56 * size, 8), 'red', {
      shade: 0.3,
      lineWidth: 3,
    });
    for (const [a, b, cc] of [
      [-6, -54, 'yellow'],
      [6, -62, 'green'],
    ] as const) {
      near.stroke(
        `M${x + (72 + a * 0.6) * size} ${yy - 194 * size}l${a * size} ${b * 0.7 * size}`,
        light.color(cc),
        9 * size,
      );
    }
  };
  const tops = dice.pick<LocalColor>(['wood', 'yellow', 'sea2', 'red']);
  desk(250 + dice.between(-50, 50), 925, 1.0, tops);
  desk(1610 + dice.between(-40, 60), 935, 1.08, tops);
  if (!kit.flat) {
    plant(kit, near, globeRight ? 520 + dice.between(-40, 40) : 1420, y + 70, 0.8);
  }
  rug(kit, near, 930, 1000, kit.layout.classroomRug, 66, outer, inner);
  inCorner(kit, layers.fg, nearPencils, outer);
}

import { ellipsePath, polygonPath, starPath, at, type Oklch, roundedRect } from '@milestoon/drawing';
import { childBed } from './props/child-bed.ts';
import { cupboard, wallTint } from './props/interior.ts';
import { teddy, toyBox } from './props/toys.ts';
import type { LocalColor } from '../light/light.ts';
import type { Kit } from '../kits/kit.ts';
import { rug, shelf } from './props/furniture.ts';
import { frame } from './props/decoration.ts';
import { inCorner, nearTeddy } from './props/near-things.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A child's bedroom: bed, night lamp, teddy bear. */
export const bedroom: SetDefinition = {
  indoor: true,
  mark: { x: 600, y: 965 },
  windowX: 430,
  picture: { x: 1005, y: 345, size: 220 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, without, weather }: SetOptions): void {
  const y = kit.measures.floorLine + 10;
  const far = layers.far;
  const mid = layers.mid;
  const near = layers.near;
  const light = kit.light;
  const phase = dice.between(0, 6);
  const cover = dice.pick<LocalColor>(['bed', 'green', 'purple', 'blue', 'pink']);
  const fur = dice.pick<Oklch>([
    [0.66, 0.09, 60],
    [0.72, 0.06, 75],
    [0.6, 0.07, 45],
  ]);
  const hue = dice.pick([262, 190, 320, 150, 225]);
  kit.wall(far, {
    y,
    color: kit.tones.bedroomWall?.(hue) ?? wallTint(kit, hue, dice.pick([300, 262, 335, 215])),
    color2: kit.tones.bedroomDado?.(hue) ?? 'wall2',
    beams: false,
  });
  const [windowLeft, ...windowBox] = kit.layout.bedroomWindow;
  const windowX = windowLeft + dice.between(-50, 30);
  roomWindow(kit, layers, [windowX, ...windowBox], dice.integer(1, 9), weather);
  const hung = dice.pick(['stars', 'planets', 'moons'] as const);
  for (let i = 0; i < 9; i++) {
    const x = 1130 + i * 86;
    const drop = 148 + Math.sin(i * dice.pick([0.8, 1.1]) + phase) * 30 + i * 4;
    const motion = {
      kind: 'sway',
      pivot: [x, -260],
      angle: 0.03,
      period: 92 + (i % 3) * 16,
      phase: i * 0.17,
    } as const;
    layers.moving('far', motion, (drawing) => {
      drawing.stroke(`M${x} -300V${drop}`, kit.lineColor(light.shadeOf('wall', 0, 0.3)), 2.4);
      if (i % 3 === 0) kit.glow(drawing, x, drop, 74, [0.93, 0.1, 88], 0.5);
      const round = hung === 'planets' ? i % 2 === 0 : i % 3 === 1;
      const shape = round
        ? ellipsePath(x, drop, hung === 'planets' ? 25 : 20)
        : starPath(x, drop, 28, 12.5, 5);
      const moon = hung === 'moons' && i % 2 === 0 ? ellipsePath(x, drop, 24) : shape;
      kit.solid(drawing, moon, at(['yellow', 'pink', 'sea2'], i % 3), {
        shade: 0.06,
        lineWidth: 3,
        glowing: i % 3 === 0,
        lighter: 0.12,
      });
    });
  }
  if (!bareWall) frame(kit, far, 950, 300, 170, 140, 1, kit.layout.pictureTilt);
  if (dice.next() < 0.5) shelf(kit, mid, 80, y - 330, 230, 336, 3, dice.integer(1, 999));
  else
    cupboard(kit, mid, [60, y - 440, 270, 446], dice.pick<LocalColor>(['white', 'sea2', 'pink', 'wood']), 2);
  kit.floor(mid, {
    y,
    color: kit.tones.bedroomFloor?.(hue) ?? 'floor',
  });
  kit.lightPool(mid, windowX + 60, y + 20, 330, 300);
  if (!without.includes('bed')) childBed(kit, near, 1080, y + 150, cover);
  // night table + lamp
  kit.solid(near, kit.box(940, y - 30, 120, 150, 8), 'wood', {
    shade: 0.2,
  });
  kit.solid(near, kit.box(952, y + 10, 96, 44, 6), 'wood', {
    shade: 0.1,
    lighter: 0.05,
  });
  kit.glow(near, 1000, y - 110, 360, [0.92, 0.12, 78], light.night ? 0.9 : 0.3);
  kit.solid(near, roundedRect(993, y - 84, 14, 56, 4), 'white', {
    lineWidth: 2.5,
  });
  kit.solid(
    near,
    kit.enchanted
      ? starPath(1000, y - 120, 60, 28, 5)
      : kit.flat
        ? ellipsePath(1000, y - 116, 46)
        : polygonPath([
            [966, y - 160],
            [1034, y - 160],
            [1058, y - 82],
            [942, y - 82],
          ]),
    [0.95, 0.1, 88],
    {
      shade: 0.02,
      glowing: true,
    },
  );
  kit.glow(near, 1000, y - 115, 120, [0.97, 0.09, 88], 0.7);
  rug(
    kit,
    near,
    600,
    1000,
    kit.layout.bedroomRug,
    74,
    dice.pick<LocalColor>(['rug', 'sea2', 'pink', 'green']),
    'white',
  );
  if (dice.next() < 0.5) teddy(kit, near, 200, 990, fur);
  else toyBox(kit, near, 190, 985, dice.integer(1, 99));
  inCorner(kit, layers.fg, nearTeddy, cover);
}

import type { LocalColor } from '../light/light.ts';
import type { SetColor, Kit } from '../kits/kit.ts';
import { css } from '../../core/color.ts';
import { random } from '../../core/random.ts';
import { at } from '../../core/geometry.ts';
import { roundedRect, ellipse, blob } from '../../core/path.ts';
import { rug, shelf } from './props/furniture.ts';
import { plant } from './props/potted-plant.ts';
import { bunting } from './props/decoration.ts';
import { cornerPlant } from './props/corner.ts';
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

function draw(kit: Kit, layers: SetLayers, { dice }: SetOptions): void {
  const manner = kit.manner;
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
  kit.wall(far, {
    y,
    color: manner === 'simple' ? [0.95, 0.03, 110] : manner === 'anime' ? [0.93, 0.04, 105] : 'wall',
    color2: manner === 'simple' ? [0.92, 0.05, 130] : 'wall2',
  });
  kit.window(far, 140, manner === 'adventure' ? 220 : 170, 270, manner === 'adventure' ? 300 : 330, 3);
  const bx = 640;
  const by = manner === 'adventure' ? 140 : 120;
  const bw = 700;
  const bh = 290;
  kit.solid(far, kit.box(bx - 22, by - 22, bw + 44, bh + 44, 8), 'wood', {
    shade: 0.06,
  });
  kit.solid(
    far,
    manner === 'simple' ? roundedRect(bx, by, bw, bh, 10) : roundedRect(bx, by, bw, bh, 2),
    'board',
    {
      shade: 0.02,
      flat: true,
    },
  );
  const ch = css([0.95, 0.02, 100], 0.85);
  far.stroke(`M${bx + 70} ${by + 180}q60 -130 120 0t120 0`, ch, 6);
  far.stroke(ellipse(bx + 420, by + 120, 46), ch, 6);
  for (let i = 0; i < 10; i++) {
    const a = i * 0.628;
    far.stroke(
      `M${bx + 420 + Math.cos(a) * 60} ${by + 120 + Math.sin(a) * 60}l${Math.cos(a) * 24} ${Math.sin(a) * 24}`,
      ch,
      5,
    );
  }
  far.stroke(`M${bx + 540} ${by + 230}v-70l50 -44l50 44v70zM${bx + 580} ${by + 230}v-36h22v36`, ch, 6);
  far.stroke(`M${bx + 60} ${by + 266}h${bw - 120}`, ch, 4, {
    dash: [18, 14],
  });
  kit.solid(far, kit.box(bx + 30, by + bh + 14, bw - 60, 18, 4), 'wood', {
    lineWidth: 3,
  });
  for (let i = 0; i < 3; i++) {
    far.fill(
      roundedRect(bx + 90 + i * 60, by + bh + 4, 40, 11, 5),
      light.color(at(['white', 'pink', 'yellow'], i)),
    );
  }
  bunting(kit, far, -100, 70, 2020, 70, manner === 'adventure' ? 90 : 40, 15, flags);
  // clock
  kit.solid(far, ellipse(1530, 250, 62), 'white', {
    shade: 0.06,
  });
  far.stroke(`M1530 250v-38M1530 250l26 16`, manner === 'adventure' ? kit.ink() : light.color('dark'), 6);
  for (let i = 0; i < 12; i++) {
    const a = i * 0.5236;
    far.fill(ellipse(1530 + Math.cos(a) * 48, 250 + Math.sin(a) * 48, 3.4), light.color('dark'));
  }
  shelf(kit, mid, 1620, y - 290, 300, 296, 2, dice.integer(1, 999));
  kit.solid(mid, ellipse(1760, y - 366, 66), 'sea', {
    shade: 0.36,
    inside: (inside) => {
      inside.fill(blob(1735, y - 380, 34, 28, 8, 0.5, random(3)), light.color('leaf'));
      inside.fill(blob(1790, y - 350, 26, 22, 8, 0.5, random(4)), light.color('leaf'));
    },
  });
  kit.solid(mid, roundedRect(1748, y - 302, 24, 14, 3), 'wood', {
    lineWidth: 3,
  });
  kit.floor(mid, {
    y,
  });
  kit.lightPool(mid, 240, y + 20, 320, 300);
  const desk = (x: number, yy: number, size: number, color: SetColor) => {
    kit.castShadow(near, x, yy + 4, 150 * size);
    for (const reach of [-1, 1]) {
      kit.solid(
        near,
        roundedRect(x + reach * 110 * size - 7 * size, yy - 120 * size, 14 * size, 122 * size, 4),
        manner === 'simple' ? 'white' : 'blue',
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
  desk(250 + dice.between(-24, 24), 925, 1.0, 'wood');
  desk(1600 + dice.between(-24, 24), 935, 1.08, 'wood');
  if (manner !== 'simple') {
    plant(kit, near, 520 + dice.between(-40, 40), y + 70, 0.8);
  }
  rug(kit, near, 930, 1000, manner === 'simple' ? 420 : 450, 66, outer, inner);
  cornerPlant(kit, layers.fg);
}

import { ellipsePath, css, join, type Random, roundedRect, scallop, taper } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';

/** The wall of trees behind a clearing. */
export function deepWoods(kit: Kit, drawing: Drawing, horizon: number, dice: Random): void {
  const { manner, light } = kit;
  if (manner !== 'simple') {
    if (manner === 'anime') {
      const bg = scallop(960, horizon - 120, 1560, 330, 34, dice, 0.6);
      drawing.fill(join(bg, roundedRect(-500, horizon - 260, 2920, 420)), {
        linear: [0, horizon - 460, 0, horizon + 60],
        stops: [
          [0, css(light.shade(light.local('leaf', 0.66), 0.12))],
          [1, css(light.shade(light.local('leaf', 0.5), 0.45))],
        ],
      });
      for (let i = 0; i < 16; i++) {
        kit.foliage(
          drawing,
          -350 + i * 170,
          horizon - 330 + dice.signed() * 70,
          190,
          150,
          i + 3,
          'leaf',
          0.62,
          14,
        );
        kit.foliage(
          drawing,
          -300 + i * 170,
          horizon - 60 + dice.signed() * 30,
          150,
          90,
          i + 33,
          'leaf',
          0.66,
          10,
        );
      }
      const vx = 960;
      drawing.fill(ellipsePath(vx - 60, horizon - 210, 430, 330), {
        radial: [vx - 60, horizon - 210, 0, vx - 60, horizon - 210, 430],
        stops: [
          [0, css(light.lit(light.haze, 0.7), 0.95)],
          [0.5, css(light.haze, 0.6)],
          [1, css(light.haze, 0)],
        ],
      });
    }
    if (manner === 'adventure') {
      for (let i = 0; i < 9; i++) {
        kit.foliage(
          drawing,
          -300 + i * 290,
          horizon - 330 + dice.signed() * 50,
          220,
          170,
          i + 3,
          'leaf2',
          0.5,
        );
      }
      for (let i = 0; i < 11; i++) {
        kit.foliage(
          drawing,
          -340 + i * 250,
          horizon - 20 + dice.signed() * 20,
          170,
          90,
          i + 23,
          'leaf',
          0.45,
        );
      }
    }
    if (manner === 'fantasy') {
      for (let i = 0; i < 10; i++) {
        kit.foliage(
          drawing,
          -320 + i * 290,
          horizon - 350 + dice.signed() * 60,
          240,
          190,
          i + 3,
          i % 2 ? 'leaf' : 'leaf2',
          0.45,
        );
      }
      kit.hills(drawing, {
        y: horizon + 20,
        amplitude: 30,
        swell: 200,
        seed: 3,
        depth: 0.45,
        color: 'purple',
      });
      kit.house?.(drawing, 1090, horizon + 12, 250, 2, 0.3);
      kit.glow(drawing, 900, horizon - 180, 430, [0.97, 0.09, 80], 0.6);
    }
    for (let i = 0; i < 13; i++) {
      const x = -380 + i * 215 + dice.signed() * 46;
      if (Math.abs(x - 960) < 190) {
        continue;
      }
      const width = dice.between(26, 46);
      kit.solid(
        drawing,
        taper(
          [
            [x, horizon + 110],
            [x + dice.signed() * 16, horizon - 250],
            [x + dice.signed() * 24, -420],
          ],
          width * 1.3,
          width,
        ),
        'trunk',
        {
          depth: 0.52,
          shade: 0.4,
          lineWidth: 2,
        },
      );
    }
  } else {
    for (let share = 0; share < 2; share++) {
      const offset = 0.42 - share * 0.18;
      kit.ground(drawing, { y: horizon + 10 + share * 30, tufts: false, depth: offset });
      for (let i = 0; i < 9; i++) {
        const x = -300 + i * 330 + share * 150 + dice.signed() * 30;
        if (Math.abs(x - 960) < 220) {
          continue;
        }
        kit.solid(drawing, roundedRect(x, -420, 30 + share * 16, horizon + 450 + share * 30, 0), 'trunk', {
          depth: offset + 0.12,
        });
        kit.solid(
          drawing,
          ellipsePath(x + 15, horizon - 520 + share * 40, 150, 230),
          share ? 'leaf' : 'green',
          {
            depth: offset,
          },
        );
      }
    }
  }
}

import { blob, css, ellipsePath, join, roundedRect, scallop } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { barkTrunk, farTrunks } from '../woods.ts';
import type { AnimeKit } from './kit.ts';

/** Tall trunks, what is behind them and the leaves above. */
export function animeWoods(light: Light, kit: AnimeKit): Pick<AnimeKit, 'trunk' | 'deepWoods' | 'crowns'> {
  return {
    trunk(drawing, x, y, width, depth, seed) {
      barkTrunk(kit, light, drawing, { x, y, width, depth, seed }, (inside, dice) => {
        inside.fill(
          blob(x - width * 0.34, y - 60, width * 0.3, 130, 9, 0.4, dice),
          light.color([0.7, 0.16, 122], depth),
          {
            alpha: 0.8,
          },
        );
      });
    },
    deepWoods(drawing, horizon, dice) {
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
      farTrunks(kit, drawing, horizon, dice);
    },
    crowns(drawing) {
      for (const [x, y, a] of [
        [150, -60, 300],
        [470, -110, 210],
        [1400, -100, 220],
        [1740, -60, 320],
        [960, -190, 240],
      ] as const) {
        for (let i = 0; i < 3; i++) {
          kit.foliage(
            drawing,
            x + (i - 1) * a * 0.62,
            y + Math.abs(i - 1) * 30,
            a * 0.62,
            a * 0.42,
            x + i,
            'leaf',
            0.04 + (i % 2) * 0.1,
            19,
          );
        }
      }
    },
  };
}

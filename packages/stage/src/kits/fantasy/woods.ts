import { random, spiral, taper } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { farTrunks } from '../woods.ts';
import type { FantasyKit } from './kit.ts';

/** Tall trunks, what is behind them and the leaves above. */
export function fantasyWoods(
  light: Light,
  kit: FantasyKit,
): Pick<FantasyKit, 'trunk' | 'deepWoods' | 'crowns'> {
  return {
    trunk(drawing, x, y, width, depth, seed) {
      const dice = random(seed);
      kit.solid(
        drawing,
        taper(
          [
            [x, y + 16],
            [x + dice.signed() * 36, y - 240],
            [x - dice.signed() * 50, y - 520],
            [x + dice.signed() * 70, -450],
          ],
          (t) => width * (t < 0.05 ? 1.9 : 1.2 - 0.35 * t),
        ),
        'trunk',
        {
          depth,
        },
      );
      for (let i = 0; i < 3; i++) {
        const yy = y - 200 - i * 150;
        const offset = i % 2 ? 1 : -1;
        drawing.fill(
          taper(
            [
              [x, yy + 40],
              [x + offset * width * 0.7, yy],
              ...spiral(
                x + offset * width * 1.05,
                yy - width * 0.42,
                width * 0.42,
                1.4,
                offset > 0 ? 1.6 : 1.5,
                -offset,
                18,
              ),
            ],
            (t) => width * 0.2 * (1 - t * 0.8),
          ),
          light.shadeOf('trunk', depth, 0.1),
          {
            blur: 1,
          },
        );
      }
    },
    deepWoods(drawing, horizon, dice) {
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
      farTrunks(kit, drawing, horizon, dice);
    },
    crowns(drawing) {
      for (const [x, y, a] of [
        [130, -40, 300],
        [1760, -40, 320],
        [960, -180, 300],
        [500, -120, 230],
        [1400, -120, 230],
      ] as const) {
        kit.foliage(drawing, x - a * 0.4, y, a * 0.6, a * 0.42, x, 'leaf', 0.05);
        kit.foliage(drawing, x + a * 0.4, y + 10, a * 0.6, a * 0.42, x + 1, 'leaf2', 0.05);
      }
    },
  };
}

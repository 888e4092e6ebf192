import type { Light } from '../../light/light.ts';
import { barkTrunk, farTrunks } from '../woods.ts';
import type { AdventureKit } from './kit.ts';

/** Tall trunks, what is behind them and the leaves above. */
export function adventureWoods(
  light: Light,
  kit: AdventureKit,
): Pick<AdventureKit, 'trunk' | 'deepWoods' | 'crowns'> {
  return {
    trunk(drawing, x, y, width, depth, seed) {
      barkTrunk(kit, light, drawing, { x, y, width, depth, seed });
    },
    deepWoods(drawing, horizon, dice) {
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
      farTrunks(kit, drawing, horizon, dice);
    },
    crowns(drawing) {
      for (const [x, y, a] of [
        [150, -10, 230],
        [1740, -10, 240],
        [700, -60, 200],
        [1240, -60, 200],
      ] as const) {
        kit.foliage(drawing, x, y, a, a * 0.55, x, 'leaf', 0.08);
      }
      drawing.stroke(`M330 -300Q420 220 560 60T820 -200M1180 -300Q1260 180 1390 40T1600 -200`, kit.ink(), 17);
      drawing.stroke(
        `M330 -300Q420 220 560 60T820 -200M1180 -300Q1260 180 1390 40T1600 -200`,
        light.color('leaf'),
        9,
      );
    },
  };
}

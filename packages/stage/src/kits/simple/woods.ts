import { ellipsePath, leaf, roundedRect } from '@milestoon/drawing';
import type { SimpleKit } from './kit.ts';

/** Tall trunks, what is behind them and the leaves above. */
export function simpleWoods(kit: SimpleKit): Pick<SimpleKit, 'trunk' | 'deepWoods' | 'crowns'> {
  return {
    trunk(drawing, x, y, width, depth) {
      kit.solid(drawing, roundedRect(x - width * 0.35, -420, width * 0.7, y + 440, 0), 'trunk', {
        depth,
        half: true,
      });
      kit.solid(drawing, leaf(x + width * 0.3, y - 260, 130, 34, -0.6), 'leaf2', {
        depth,
      });
    },
    deepWoods(drawing, horizon, dice) {
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
    },
    crowns() {},
  };
}

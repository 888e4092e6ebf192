import { ellipsePath, css, leaf, random, spark } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** What falls or floats. */
export function fantasyWeather(light: Light, kit: FantasyKit): Pick<FantasyKit, 'particles'> {
  return {
    particles(drawing, kind, seed) {
      const dice = random(seed);
      if (kind === 'rain') {
        for (let i = 0; i < 150; i++) {
          const x = dice.between(0, 1950);
          const y = dice.between(-60, 1050);
          const length = dice.between(40, 90);
          drawing.fill(leaf(x, y, length, 3.2, 1.75), {
            linear: [x, y, x, y + length],
            stops: [
              [0, css([0.95, 0.04, 290], 0)],
              [1, css([0.95, 0.05, 290], 0.9)],
            ],
          });
          if (i % 6 === 0) {
            drawing.fill(spark(x - length * 0.18, y + length, 7, 0.14), css(kit.gold, 0.9));
          }
        }
      }
      if (kind === 'snow') {
        for (let i = 0; i < 70; i++) {
          const x = dice.between(0, 1920);
          const y = dice.between(0, 1080);
          const size = dice.between(3, 9);
          if (i % 5 === 0) {
            drawing.stroke(
              `M${x - size} ${y}h${2 * size}M${x - size * 0.5} ${y - size * 0.87}l${size} ${size * 1.74}M${x + size * 0.5} ${y - size * 0.87}l${-size} ${size * 1.74}`,
              css([0.98, 0.02, 290], 0.9),
              2,
            );
          } else {
            drawing.fill(ellipsePath(x, y, size * 0.8), css([0.98, 0.02, 290], 0.8), {
              blur: 1.4,
            });
          }
        }
      }
      if (kind !== 'rain') {
        for (let i = 0; i < 18; i++) {
          const x = dice.between(0, 1920);
          const y = dice.between(240, 1050);
          kit.glow(drawing, x, y, dice.between(14, 34), kit.gold, 0.55);
          drawing.fill(
            i % 3 ? ellipsePath(x, y, 2.4) : spark(x, y, dice.between(7, 15), 0.12),
            css([0.98, 0.07, 90], 0.95),
          );
        }
      }
    },
  };
}

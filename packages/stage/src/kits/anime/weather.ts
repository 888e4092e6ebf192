import { ellipsePath, at, css, join, leaf, random, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** What falls or floats. */
export function animeWeather(light: Light, kit: AnimeKit): Pick<AnimeKit, 'particles'> {
  return {
    particles(drawing, kind, seed) {
      const dice = random(seed);
      if (kind === 'rain') {
        for (let share = 0; share < 2; share++) {
          let outline = '';
          for (let i = 0; i < 210; i++) {
            const x = dice.between(-100, 2000);
            const y = dice.between(-100, 1080);
            const length = dice.between(40, 100) * (1 + share * 0.5);
            outline += `M${x | 0} ${y | 0}l${(-length * 0.16) | 0} ${length | 0}`;
          }
          drawing.stroke(outline, css([0.96, 0.01, 230], share ? 0.72 : 0.5), share ? 4 : 2.4);
        }
      }
      if (kind === 'snow') {
        for (let share = 0; share < 3; share++) {
          const shapes: SvgPath[] = [];
          for (let i = 0; i < at([90, 50, 16], share); i++) {
            shapes.push(
              ellipsePath(
                dice.between(-50, 1970),
                dice.between(-50, 1130),
                at([3, 6, 13], share) * dice.between(0.7, 1.2),
              ),
            );
          }
          drawing.fill(
            join(shapes),
            css([1, 0, 0], at([0.8, 0.85, 0.5], share)),
            share === 2
              ? {
                  blur: 5,
                }
              : {},
          );
        }
      }
      if (kind === 'petals') {
        for (let share = 0; share < 2; share++) {
          const count = at([16, 5], share);
          for (let i = 0; i < count; i++) {
            const size = at([9, 20], share) * dice.between(0.8, 1.3);
            const x = dice.between(0, 1920);
            const y = dice.between(0, 1080);
            drawing.fill(
              leaf(x, y, size * 2, size * 0.75, dice.next() * 6.28, 0.2),
              css(light.local([0.9, 0.07, 0]), at([0.95, 0.7], share)),
              share
                ? {
                    blur: 3,
                  }
                : {},
            );
          }
        }
      }
    },
  };
}

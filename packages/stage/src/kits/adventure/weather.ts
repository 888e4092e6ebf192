import { ellipsePath, at, css, join, leaf, random, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** What falls or floats. */
export function adventureWeather(light: Light, kit: AdventureKit): Pick<AdventureKit, 'particles'> {
  return {
    particles(drawing, kind, seed) {
      const dice = random(seed);
      if (kind === 'rain') {
        let outline = '';
        for (let i = 0; i < 110; i++) {
          const x = dice.between(-100, 2050);
          const y = dice.between(-150, 1080);
          const length = dice.between(60, 150);
          outline += `M${x | 0} ${y | 0}l${(-length * 0.42) | 0} ${length | 0}`;
        }
        drawing.stroke(outline, css(kit.inkColor, 0.55), 3.4, {
          cap: 'butt',
        });
        let others = '';
        for (let i = 0; i < 110; i++) {
          const x = dice.between(-100, 2050);
          const y = dice.between(-150, 1080);
          const length = dice.between(60, 150);
          others += `M${x | 0} ${y | 0}l${(-length * 0.42) | 0} ${length | 0}`;
        }
        drawing.stroke(others, css([0.97, 0.02, 90], 0.8), 3.2, {
          cap: 'butt',
        });
      }
      if (kind === 'snow') {
        for (let share = 0; share < 2; share++) {
          const shapes: SvgPath[] = [];
          for (let i = 0; i < at([70, 18], share); i++) {
            shapes.push(
              ellipsePath(
                dice.between(-50, 1970),
                dice.between(-50, 1130),
                at([5, 11], share) * dice.between(0.7, 1.2),
              ),
            );
          }
          drawing.stroke(join(shapes), css(kit.inkColor, 0.55), at([2, 3.4], share));
          drawing.fill(join(shapes), light.color('white'));
        }
      }
      if (kind === 'petals') {
        for (let i = 0; i < 9; i++) {
          const size = dice.between(12, 20);
          kit.solid(
            drawing,
            leaf(dice.between(0, 1920), dice.between(0, 1080), size * 2, size * 0.6, dice.next() * 6.28),
            'leaf2',
            {
              lineWidth: 2,
              shade: 0,
            },
          );
        }
      }
    },
  };
}

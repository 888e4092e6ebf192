import { ellipsePath, css, join, leaf, type SvgPath, random } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { deepWater } from '../water.ts';
import type { AnimeKit } from './kit.ts';

/** Glints on every wave, and the glitter of the sun at x 480. */
export function animeSea(light: Light): Pick<AnimeKit, 'sea'> {
  return {
    sea(drawing, horizon) {
      const { water, shallow } = deepWater(light, drawing, horizon);
      const dice = random(5);

      const shapes: SvgPath[] = [];
      const others: SvgPath[] = [];
      for (let i = 0; i < 260; i++) {
        const t = dice.next() ** 1.6;
        const y = horizon + 4 + t * 240;
        const width = (10 + t * 120) * dice.between(0.5, 1.2);
        const x = dice.between(-450, 2350);
        (i % 3 ? shapes : others).push(leaf(x, y, width, 1 + t * 3.6, 0));
      }
      drawing.fill(join(shapes), css(light.lit(shallow, 0.5)), {
        alpha: 0.6,
      });
      drawing.fill(join(others), css(light.shade(water, 0.25)), {
        alpha: 0.5,
      });
      const shapes2: SvgPath[] = [];
      for (let i = 0; i < 120; i++) {
        const y = horizon + 3 + dice.next() ** 1.4 * 200;
        shapes2.push(
          ellipsePath(480 + dice.signed() * (50 + (y - horizon) * 0.5), y, dice.between(3, 20), 1.6),
        );
      }
      drawing.fill(join(shapes2), css([0.99, 0.04, 95], light.time === 'rain' ? 0.1 : 0.85));
    },
  };
}

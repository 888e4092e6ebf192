import { ellipsePath, css, join, leaf, spiral, taper, type SvgPath, random } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { deepWater } from '../water.ts';
import type { FantasyKit } from './kit.ts';

/** Curls of foam, and gold below the sun at x 480. */
export function fantasySea(light: Light): Pick<FantasyKit, 'sea'> {
  return {
    sea(drawing, horizon) {
      const { shallow } = deepWater(light, drawing, horizon, 0.1);
      const dice = random(5);

      for (let i = 0; i < 46; i++) {
        const t = dice.next() ** 1.3;
        const y = horizon + 12 + t * 240;
        const x = dice.between(-450, 2350);
        const reach = 8 + t * 22;
        drawing.fill(
          taper(spiral(x, y, reach, 1.3, 3.1, 1, 16), (u) => reach * 0.2 * (1 - u * 0.7)),
          css(light.lit(shallow, 0.4), 0.7),
          {
            blur: 0.8,
          },
        );
        drawing.fill(
          leaf(x - reach * 5, y + reach * 0.9, reach * 9, reach * 0.16, 0),
          css(light.lit(shallow, 0.5), 0.5),
          {
            blur: 1,
          },
        );
      }
      const shapes: SvgPath[] = [];
      for (let i = 0; i < 70; i++) {
        const y = horizon + 3 + dice.next() * 220;
        shapes.push(
          ellipsePath(480 + dice.signed() * (40 + (y - horizon) * 0.5), y, dice.between(3, 18), 1.8),
        );
      }
      drawing.fill(join(shapes), css([0.95, 0.1, 85], 0.75), {
        blur: 0.8,
      });
    },
  };
}

import {
  ellipsePath,
  clamp01,
  css,
  easing,
  join,
  lerp,
  random,
  roundedRect,
  spark,
} from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';

/** A full moon rises and swells until the next picture shines out of it. */
export const moonrise = (): Transition => ({
  frames: 20,
  at(t) {
    const rise = easing.soft(clamp01(t * 1.25));
    const x = lerp(480, 960, rise);
    const y = lerp(1010, 500, rise);
    const radius = 110 + 130 * easing.out(t) + 930 * easing.in(clamp01((t - 0.2) / 0.8));
    const dusk = Math.sin(Math.PI * clamp01(t * 1.15)) * 0.62;
    const below = drawn((drawing) => {
      drawing.fill(roundedRect(-100, -100, 2120, 1280), css([0.24, 0.11, 285], dusk));
      const dice = random(17);
      const stars = Array.from({ length: 46 }, (_, i) =>
        spark(
          dice.between(0, 1920),
          dice.between(0, 900),
          dice.between(6, 22) * (0.6 + 0.4 * Math.sin(t * 14 + i)),
        ),
      );
      drawing.fill(join(stars), css([0.97, 0.07, 90], Math.min(1, dusk * 1.5)));
      drawing.fill(
        ellipsePath(x, y, radius * 1.5 + 60),
        {
          radial: [x, y, radius * 0.9, x, y, radius * 1.5 + 60],
          stops: [
            [0, css([0.96, 0.09, 90], 0.75)],
            [0.4, css([0.86, 0.12, 330], 0.3)],
            [1, css([0.8, 0.13, 300], 0)],
          ],
        },
        { blend: 'screen' },
      );
    });
    const above = drawn((drawing) => {
      const pale = 1 - easing.soft(clamp01((t - 0.1) / 0.6));
      drawing.fill(ellipsePath(x, y, radius), {
        radial: [x - radius * 0.3, y - radius * 0.3, 0, x, y, radius],
        stops: [
          [0, css([0.99, 0.03, 95], pale)],
          [1, css([0.9, 0.09, 85], pale)],
        ],
      });
      drawing.stroke(ellipsePath(x, y, radius), css([0.98, 0.07, 90], 0.85), 9, { blur: 3 });
    });
    return { reveal: ellipsePath(x, y, radius), below, above };
  },
});

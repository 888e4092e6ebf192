import { clamp01, css, easing, join, lerp, roundedRect, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';
import type { SimpleKit } from '../kit.ts';

const colors = ['yellow', 'red', 'blue', 'green', 'pink', 'sea2'] as const;
const height = 1080 / colors.length;
/** A strip is as long as the picture and rounded at its ends. */
const long = 2300;
const stagger = 0.06;

/** Strips of coloured paper are drawn across, one after the other; behind each it is later. */
export const paperStrips = (kit: SimpleKit): Transition => ({
  frames: 18,
  at(t) {
    const shown: SvgPath[] = [];
    const above = drawn((drawing) => {
      colors.forEach((color, i) => {
        const order = (i * 5) % colors.length;
        const way = easing.soft(clamp01((t - order * stagger) / (1 - stagger * (colors.length - 1))));
        const left = lerp(-long + 60 * Math.min(1, t * 20), 1980, way);
        const y = i * height;
        if (left > -200) shown.push(roundedRect(-20, y - 1, left + 180, height + 2));
        for (const width of [30, 16]) {
          drawing.stroke(
            roundedRect(left, y + 6, long, height - 2, height / 2),
            css([0.3, 0.06, 265], 0.1),
            width,
          );
        }
        drawing.fill(roundedRect(left, y - 3, long, height + 6, height / 2), kit.light.color(color));
      });
    });
    return { reveal: shown.length > 0 ? join(shown) : null, below: [], above };
  },
});

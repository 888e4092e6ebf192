import { ellipsePath, clamp01, easing, join, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';
import type { SimpleKit } from '../kit.ts';

const colors = ['red', 'yellow', 'sea2', 'pink', 'green', 'blue'] as const;
const cell = 240;
/** Circles of this radius leave no gap. */
const full = cell * 0.76;
/** How long one dot takes, share of the whole; the farthest begins as late as that allows. */
const one = 0.5;

/** Dots of paper pop up from the middle outwards and open: hooray. */
export const poppingDots = (kit: SimpleKit): Transition => ({
  frames: 12,
  at(t) {
    const holes: SvgPath[] = [];
    const below = drawn((drawing) => {
      for (let row = 0; row < 6; row++) {
        for (let column = 0; column < 10; column++) {
          const x = (column + (row % 2 ? 0.5 : 0)) * cell - 120;
          const y = row * cell - 60;
          const late = (Math.hypot(x - 960, (y - 520) * 1.1) / 1130) * (1 - one);
          const grown = clamp01((t * 0.9 - late) / one + 0.12);
          if (grown <= 0.12) continue;
          const radius = full * Math.max(0.08, easing.overshoot(clamp01(grown * 1.9)));
          drawing.fill(
            ellipsePath(x, y, radius),
            kit.light.color(colors[(row * 2 + column) % colors.length] ?? 'red'),
          );
          const opened = easing.inOut(clamp01((grown - 0.46) / 0.54));
          if (opened > 0.02) holes.push(ellipsePath(x, y, full * opened));
        }
      }
    });
    return { reveal: holes.length > 0 ? join(holes) : null, below, above: [] };
  },
});

import { ellipsePath, starPath, css, join, random, spark, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';

const cell = 112;

/** Star-shaped holes grow along a curl of light until they are all there is. */
export const starCurl = (): Transition => ({
  frames: 21,
  at(t) {
    const dice = random(5);
    const holes: SvgPath[] = [];
    const edges: { x: number; y: number; radius: number }[] = [];
    for (let row = 0; row < 11; row++) {
      for (let column = 0; column < 18; column++) {
        const x = (column + 0.5 + dice.signed() * 0.3) * cell - 40;
        const y = (row + 0.5 + dice.signed() * 0.3) * cell - 70;
        const distance = Math.hypot(x - 300, (y - 850) * 1.2) / 2000;
        const grown = (0.06 + t * 1.26 - distance * 0.85 - 0.1 * dice.next()) / 0.42;
        if (grown <= 0) continue;
        const radius = Math.min(1, grown) ** 1.4 * 190;
        const full = Math.min(1, grown);
        holes.push(
          grown > 0.75
            ? ellipsePath(x, y, radius * 0.98)
            : starPath(x, y, radius, radius * (0.38 + 0.5 * full), 5, -1.57 + x * 0.01),
        );
        if (grown < 0.7) edges.push({ x, y, radius });
      }
    }
    const above = drawn((drawing) => {
      for (const { x, y, radius } of edges) {
        const reach = radius * 1.5 + 30;
        drawing.fill(
          ellipsePath(x, y, reach),
          {
            radial: [x, y, 0, x, y, reach],
            stops: [
              [0, css([0.97, 0.09, 88], 0.34)],
              [0.4, css([0.86, 0.13, 85], 0.15)],
              [1, css([0.8, 0.14, 320], 0)],
            ],
          },
          { blend: 'screen' },
        );
        drawing.fill(spark(x, y, radius * 0.42 + 12, 0.09), css([0.99, 0.05, 92], 0.9));
      }
      const dust: SvgPath[] = [];
      for (let i = 0; i < 90; i++) {
        const along = t * 1.2 - i * 0.004;
        const angle = along * 5.4;
        const x = 300 + along * 1350 + Math.sin(angle) * 120;
        const y = 850 - along * 560 + Math.cos(angle) * 170;
        if (along <= 0 || t >= 1) continue;
        dust.push(
          spark(x + dice.signed() * 40, y + dice.signed() * 40, (26 - i * 0.25) * dice.between(0.4, 1)),
        );
      }
      if (dust.length) drawing.fill(join(dust), css([0.96, 0.1, 88], 0.95));
    });
    return { reveal: t >= 0.985 ? 'all' : holes.length ? join(holes) : null, below: [], above };
  },
});

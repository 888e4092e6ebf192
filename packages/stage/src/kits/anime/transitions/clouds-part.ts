import { ellipsePath, css, join, lerp, random, roundedRect, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';

/** From the back to the front: how far a bank lags, and its colour. */
const banks = [
  [-200, css([0.8, 0.07, 245])],
  [-90, css([0.9, 0.035, 240])],
  [0, css([0.985, 0.008, 230])],
] as const;

/** Clouds boil upwards, pixels. */
const rising = 110;

/** Towering clouds close over a picture and part again: time goes by in the sky. */
export const cloudsPart = (): Transition => ({
  frames: 18,
  at(t) {
    const closed = 1 - Math.abs(2 * t - 1);
    const above = drawn((drawing) => {
      banks.forEach(([lag, color], depth) => {
        const puffs: SvgPath[] = [];
        for (const side of [-1, 1]) {
          const dice = random(60 + depth * 2 + side);
          const front = lerp(1250, 225, closed) + lag;
          puffs.push(
            side < 0
              ? roundedRect(-400, -200, 1360 - front, 1500)
              : roundedRect(960 + front, -200, 1360, 1500),
          );
          for (let i = 0; i < 12; i++) {
            const y = -60 + (i / 11) * 1320;
            const radius = dice.between(110, 190);
            puffs.push(
              ellipsePath(
                960 + side * (front + dice.between(-40, 60)),
                y + dice.signed() * 30 - t * rising,
                radius,
              ),
            );
          }
        }
        drawing.fill(join(puffs), color);
      });
    });
    return { reveal: t < 0.5 ? null : 'all', below: [], above };
  },
});

import {
  ellipsePath,
  polygonPath,
  css,
  join,
  type Point,
  random,
  spark,
  type SvgPath,
} from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';

const [middleX, middleY] = [960, 520];
const place = (angle: number, reach: number): Point => [
  middleX + Math.cos(angle) * reach * 1.15,
  middleY + Math.sin(angle) * reach * 0.9,
];

/** Lines rush to the middle, light breaks through and opens on what is celebrated. */
export const speedLines = (): Transition => ({
  frames: 14,
  at(t) {
    const opened = 1150 * (Math.max(0, t - 0.1) / 0.9) ** 2;
    const above = drawn((drawing) => {
      const dice = random(90 + Math.round(t * 40));
      const wedges: SvgPath[] = [];
      const glints: SvgPath[] = [];
      for (let i = 0; i < 64; i++) {
        const angle = (i / 64) * Math.PI * 2 + dice.signed() * 0.05;
        const wide = dice.between(0.008, 0.03);
        const from = opened + 60 + dice.between(0, 260) + 420 * (1 - Math.min(1, t * 3));
        wedges.push(polygonPath([place(angle, from), place(angle - wide, 1700), place(angle + wide, 1700)]));
        const [x, y] = place(angle + 0.04, opened * dice.between(0.9, 1.2) + 50);
        if (i % 4 === 0) glints.push(spark(x, y, dice.between(26, 60)));
      }
      const veil = Math.sin(Math.min(1, t * 1.6) * Math.PI) * 0.5;
      drawing.fill(ellipsePath(middleX, middleY, 1700, 1300), {
        radial: [middleX, middleY, opened * 0.8, middleX, middleY, opened + 700],
        stops: [
          [0, css([1, 0.03, 95], 0)],
          [0.35, css([1, 0.04, 95], veil + 0.25)],
          [1, css([0.98, 0.08, 92], veil * 0.4)],
        ],
      });
      drawing.fill(join(wedges), css([1, 0.01, 95], 0.95));
      drawing.stroke(ellipsePath(middleX, middleY, opened * 1.15, opened * 0.9), css([1, 0, 0]), 26);
      drawing.fill(join(glints), css([0.98, 0.08, 92]));
    });
    const hole = opened > 4 ? ellipsePath(middleX, middleY, opened * 1.15, opened * 0.9) : null;
    return { reveal: hole, below: [], above };
  },
});

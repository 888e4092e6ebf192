import { css, easing, join, type Point, random, smooth, spark, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';

const [middleX, middleY] = [960, 520];
/** Three flowers in one another: how far each reaches beyond the picture in them, and its colour. */
const whorls = [
  [1.42, css([0.62, 0.17, 320], 0.85)],
  [1.24, css([0.78, 0.13, 345], 0.9)],
  [1.1, css([0.95, 0.08, 88], 0.95)],
] as const;

/** A flower of light opens, throwing sparks: magic that went well. */
export const bloom = (): Transition => ({
  frames: 16,
  at(t) {
    const reach = 24 + 1290 * (0.3 * easing.soft(t) + 0.7 * easing.in(t));
    const below = drawn((drawing) => {
      whorls.forEach(([share, color], i) =>
        drawing.fill(flower(reach * share + 60, t * 0.9 + i * 0.26), color),
      );
      drawing.stroke(flower(reach + 40, t * 0.9), css([1, 0.03, 95], 0.9), 22, { blur: 8 });
    });
    const above = drawn((drawing) => {
      const dice = random(29);
      const sparks: SvgPath[] = [];
      for (let i = 0; i < 64; i++) {
        const angle = dice.next() * Math.PI * 2;
        const far = reach * dice.between(0.9, 1.7) + 40;
        const size = dice.between(14, 48) * (1 - 0.4 * t);
        sparks.push(
          spark(middleX + Math.cos(angle) * far * 1.15, middleY + Math.sin(angle) * far * 0.9, size, 0.1),
        );
      }
      drawing.fill(join(sparks), css([0.99, 0.06, 92], 0.95));
    });
    return { reveal: flower(reach, t * 0.9), below, above };
  },
});

/** Six round petals. */
function flower(reach: number, turn: number): SvgPath {
  const points = Array.from({ length: 48 }, (_, i): Point => {
    const angle = (i / 48) * Math.PI * 2;
    const radius = reach * (0.86 + 0.16 * Math.abs(Math.sin(angle * 3)));
    return [
      middleX + Math.cos(angle + turn) * radius * 1.12,
      middleY + Math.sin(angle + turn) * radius * 0.92,
    ];
  });
  return smooth(points);
}

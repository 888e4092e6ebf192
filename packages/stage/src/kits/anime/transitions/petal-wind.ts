import { css, join, leaf, type Point, random, smooth, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';

/** Petals by depth: body and highlight. */
const pinks = [
  [css([0.72, 0.15, 355]), css([0.8, 0.13, 0])],
  [css([0.82, 0.12, 0]), css([0.9, 0.08, 5])],
  [css([0.92, 0.06, 5]), css([0.98, 0.02, 10])],
] as const;

/** A diagonal wind of petals: dense where it uncovers the next picture, runners ahead. */
export const petalWind = (): Transition => ({
  frames: 19,
  at(t) {
    const dice = random(12);
    const front = -480 + t * 3080;
    const edge: Point[] = [
      [-200, -200],
      [front + 260, -200],
    ];
    for (let i = 0; i <= 8; i++) {
      edge.push([front + 260 - i * 110 + Math.sin(i * 1.7 + t * 6) * 90, -200 + i * 190]);
    }
    edge.push([-200, 1300]);
    const above = drawn((drawing) => {
      pinks.forEach(([body, highlight], depth) => {
        const petals: SvgPath[] = [];
        const lights: SvgPath[] = [];
        for (let i = 0; i < 240; i++) {
          const y = dice.between(-150, 1230);
          const spread = (dice.next() + dice.next() + dice.next() - 1.5) * (depth === 2 ? 560 : 330);
          const x = front + 180 - y * 0.6 + spread + (depth === 2 ? 200 : 0);
          const near = 1 - Math.min(0.75, Math.abs(spread) / 620);
          const size = dice.between(26, 74) * near * (depth === 2 ? 0.7 : 1);
          const angle = dice.next() * 6.28 + t * 7 * (dice.next() < 0.5 ? 1 : -1);
          if (x < -200 || x > 2120) continue;
          petals.push(leaf(x, y, size * 2, size * 0.8, angle, 0.22));
          if (i % 2) lights.push(leaf(x, y, size * 1.3, size * 0.34, angle, 0.22));
        }
        if (petals.length) drawing.fill(join(petals), body);
        if (lights.length) drawing.fill(join(lights), highlight);
      });
    });
    return { reveal: front < -460 ? null : smooth(edge, true, 0.7), below: [], above };
  },
});

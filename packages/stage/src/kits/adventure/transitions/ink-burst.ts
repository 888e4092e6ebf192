import { polygonPath, css, easing, type Point, random, type SvgPath } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';
import type { AdventureKit } from '../kit.ts';

const middle: Point = [960, 520];
const spikes = 15;
/** Rings of paper around the hole: colour, and how far beyond it they reach. */
const rings = [
  ['ink', 250],
  ['red', 222],
  ['yellow', 132],
  ['white', 44],
] as const;

/** A comic bang: a star of coloured paper bursts open on something to cheer about. */
export const inkBurst = (kit: AdventureKit): Transition => ({
  frames: 13,
  at(t) {
    const grown = 30 + 1560 * (0.35 * t + 0.65 * easing.in(t));
    const paper = css([0.97, 0.03, 92]);
    const below = drawn((drawing) => {
      for (const [color, reach] of rings) {
        const paint = color === 'ink' ? kit.ink() : color === 'white' ? paper : kit.light.color(color);
        drawing.fill(burst(grown + reach * (0.4 + 0.6 * easing.out(t)), t), paint);
      }
      drawing.halftone([0, 0, 1920, 1080], 16, [...middle, 960, 1080], [0.12, 0.3], kit.ink(0.16));
    });
    return {
      reveal: burst(grown, t),
      below,
      above: drawn((drawing) => drawing.stroke(burst(grown, t), kit.ink(), 9)),
    };
  },
});

/** An uneven star; `reach` is its mean radius. */
function burst(reach: number, t: number): SvgPath {
  const dice = random(41);
  const corners: Point[] = [];
  for (let i = 0; i < spikes * 2; i++) {
    const angle = (i / (spikes * 2)) * Math.PI * 2 + t * 0.25;
    const radius = reach * (i % 2 ? dice.between(0.7, 0.78) : dice.between(1, 1.24));
    corners.push([middle[0] + Math.cos(angle) * radius * 1.2, middle[1] + Math.sin(angle) * radius * 0.86]);
  }
  return polygonPath(corners);
}

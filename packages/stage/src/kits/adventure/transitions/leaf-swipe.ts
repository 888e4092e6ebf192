import {
  polygonPath,
  css,
  easing,
  join,
  leaf,
  lerp,
  type Point,
  random,
  type SvgPath,
} from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';
import type { AdventureKit } from '../kit.ts';

/** From the back to the front: body and vein. */
const greens = [
  [css([0.36, 0.08, 150]), css([0.28, 0.06, 152])],
  [css([0.48, 0.11, 142]), css([0.36, 0.09, 146])],
  [css([0.6, 0.13, 130]), css([0.46, 0.11, 138])],
] as const;
/** Half the width of the thicket. */
const half = 520;

/** The camera pushes through leaves: behind them it is later. */
export const leafSwipe = (kit: AdventureKit): Transition => ({
  frames: 18,
  at(t) {
    const dice = random(23);
    const front = lerp(1920 + half - 60, -half + 40, easing.soft(t));
    const lean = (y: number): number => front + (y - 540) * 0.35;
    const above = drawn((drawing) => {
      greens.forEach(([body, vein], depth) => {
        const leaves: SvgPath[] = [];
        const veins: SvgPath[] = [];
        for (let i = 0; i < 34; i++) {
          const y = -140 + (i / 33) * 1360 + dice.signed() * 40;
          const x = lean(y) + dice.signed() * half * (0.86 - depth * 0.16);
          const length = dice.between(330, 520) * (1 - depth * 0.12);
          const angle = Math.PI * (i % 2 ? 0.12 : 0.9) + dice.signed() * 0.7 + Math.sin(t * 9 + i) * 0.12;
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
          const [fromX, fromY] = [x - dx * length * 0.5, y - dy * length * 0.5];
          leaves.push(leaf(fromX, fromY, length, length * 0.36, angle, 0.1));
          const rib: Point[] = [
            [fromX + dx * length * 0.1, fromY + dy * length * 0.1],
            [x + dx * length * 0.3, y + dy * length * 0.3],
          ];
          veins.push(polygonPath(rib, false));
        }
        drawing.stroke(join(leaves), kit.ink(), 13);
        drawing.fill(join(leaves), body);
        drawing.stroke(join(veins), vein, 8);
      });
    });
    const edge = polygonPath([
      [lean(-200), -200],
      [2200, -200],
      [2200, 1300],
      [lean(1300), 1300],
    ]);
    return { reveal: edge, below: [], above };
  },
});

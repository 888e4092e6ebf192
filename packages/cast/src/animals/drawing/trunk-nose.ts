/** An elephant's trunk and tusks. */
import { adjust, type DrawOp, openCurve, solid, stroke } from '@milestoon/drawing';
import { plus, type Sight, type Spot } from '../rig/space.ts';
import type { Head } from '../species.ts';
import { type Brush, fur, lineOf } from './brush.ts';
import type { Face } from './face.ts';
import { rope } from './rope.ts';

const joints = 7;
/** Half its thickness, on the ground. */
const lying = 0.09;

/** From the face down, its end bent forward and up; whoever is glad lifts it. */
function lineOfTrunk({ at, length }: NonNullable<Head['proboscis']>, { open, sway, ground }: Face): Spot[] {
  const lifted = Math.min(1, open * 1.1);
  const line: Spot[] = [at];
  let [f, d, a] = at;
  const step = length / joints;
  for (let i = 1; i <= joints; i++) {
    const t = i / joints;
    // Radians from straight down towards forward.
    const bent = 0.62 - 0.85 * t + 2.1 * t ** 3 + lifted * (0.35 + 1.15 * t) + 0.16 * sway * t;
    f += Math.sin(bent) * step;
    // Over the ground it goes on forward.
    const down = Math.cos(bent) * step;
    const stays = d + down > ground - lying;
    d = stays ? Math.max(d - step * 0.25, Math.min(d, ground - lying)) : d + down;
    if (stays) f += (1 - Math.abs(Math.sin(bent))) * step * 0.6;
    a += 0.16 * sway * t * step;
    line.push([f, d, a]);
  }
  return line;
}

/** Its end, from the middle of the head. */
export const trunkTip = (plan: NonNullable<Head['proboscis']>, face: Face): Spot =>
  lineOfTrunk(plan, face).at(-1) ?? plan.at;

export function proboscis(brush: Brush, { proboscis: plan }: Head, face: Face, sight: Sight): DrawOp[] {
  if (!plan) return [];
  const { pen, coat } = brush;
  const line = lineOfTrunk(plan, face);
  const [x, y] = sight.see(plan.at);
  const [root = 0.1] = plan.thick;
  const folds = sight.near([1, 0, 0]) < -0.12 ? [] : [2, 3, 4, 5];
  return [
    ...solid(pen, [rope(line, plan.thick, sight, 22)], coat.fur, {
      ...fur,
      shade: 0.5,
      gaps: [[x, y - root * 0.25, root * 1.25]],
    }),
    ...folds.flatMap((i) => {
      const spot = line[i];
      const r = (plan.thick[Math.min(plan.thick.length - 1, Math.round((i / joints) * 4))] ?? root) * 0.6;
      if (!spot) return [];
      const [cx, cy] = sight.see(spot);
      return [
        stroke(
          openCurve(
            [
              [cx - r, cy - r * 0.05],
              [cx, cy + r * 0.28],
              [cx + r, cy - r * 0.05],
            ],
            5,
          ),
          Math.max(0.008, lineOf(brush) * 0.6),
          adjust(coat.fur, { lightness: -0.1 }),
          0.4,
          0.4,
        ),
      ];
    }),
  ];
}

/** One on each side of the trunk that is on the side of the viewer. */
export function tusks({ pen }: Brush, { tusks: color, proboscis: plan }: Head, sight: Sight): DrawOp[] {
  if (!color || !plan) return [];
  return [1, -1].flatMap((side) => {
    if (sight.near([0.55, 0, side]) < -0.3) return [];
    const root = plus(plan.at, [-0.03, 0.11, side * 0.12]);
    const line = [root, plus(root, [0.08, 0.1, side * 0.02]), plus(root, [0.19, 0.11, side * 0.02])];
    return solid(pen, [rope(line, [0.034, 0.03, 0.01], sight, 12)], color, { shade: 0.4, line: 0.8 });
  });
}

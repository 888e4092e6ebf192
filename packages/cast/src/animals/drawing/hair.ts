/** What grows on heads: tufts and horns. */
import { type DrawOp, openCurve, solid, tube } from '@milestoon/drawing';
import { type Ball, disc, onBall, plus, round, type Sight, type Spot } from '../rig/space.ts';
import type { Head } from '../species.ts';
import { type Brush, fur, isCoat } from './brush.ts';
import { rope } from './rope.ts';

/** What grows between the ears. */
export function tuft(brush: Brush, { tuft: plan }: Head, skull: Ball, sight: Sight): DrawOp[] {
  if (!plan) return [];
  const { pen, coat } = brush;
  const color = isCoat(plan.color) ? coat[plan.color] : plan.color;
  const { size, kind } = plan;
  const strand = (line: readonly Spot[], radii: readonly number[]): DrawOp[] =>
    solid(pen, [rope(line, radii, sight, 14)], color, { ...fur, shade: 0.4 });
  const top = onBall(skull, 0, 1.35);
  switch (kind) {
    case 'crest':
      return [-0.05, 0, 0.05].flatMap((f) =>
        strand(
          [
            plus(top, [f, 0.03, 0]),
            plus(top, [f - size * 0.3, -size * 0.6, 0]),
            plus(top, [f - size * 0.9, -size * (0.9 + f * 2), 0]),
          ],
          [0.028, 0.03, 0.006],
        ),
      );
    case 'lock':
      return strand(
        [plus(top, [-0.06, 0, 0]), onBall(skull, 0.12, 1), onBall(skull, 0.3, 0.5)],
        [size * 0.6, size, size * 0.2],
      );
    case 'wool': {
      const puffs = [-0.5, 0, 0.5].map((a) =>
        disc(round(plus(onBall(skull, Math.PI / 2, 1.57 - a), [0, 0.02, 0]), size), sight, 20),
      );
      return solid(pen, puffs, color, { ...fur, shade: 0.5 });
    }
    case 'knobs':
      return [1, -1].flatMap((side) => {
        const root = onBall(skull, side * 0.55, 1.2);
        const tip = plus(root, [-0.03, -size * 2.6, side * size * 0.5]);
        return [
          ...solid(pen, [rope([root, tip], [size * 0.55, size * 0.42], sight, 10)], coat.fur, {
            ...fur,
            shade: 0.4,
          }),
          ...solid(pen, [disc(round(tip, size), sight, 18)], color, { ...fur, shade: 0.4 }),
        ];
      });
    case 'comb': {
      const spikes = [-0.09, -0.02, 0.05].map((f, i) =>
        disc(
          { at: plus(top, [f, -size * (i === 1 ? 0.5 : 0.25), 0]), r: [size * 0.62, size * 0.8, size * 0.3] },
          sight,
          16,
        ),
      );
      return solid(pen, spikes, color, { shade: 0.4, line: 0.8 });
    }
  }
}

export function horns({ pen }: Brush, { horns: color }: Head, skull: Ball, sight: Sight): DrawOp[] {
  if (!color) return [];
  return [1, -1].flatMap((side) => {
    const root = onBall(skull, side * 0.5, 1.05);
    const line = [root, plus(root, [-0.03, -0.08, side * 0.05]), plus(root, [-0.09, -0.16, side * 0.06])].map(
      sight.see,
    );
    return solid(pen, [tube(openCurve(line, 5), [0.034, 0.028, 0.01], { samples: 12 })], color, {
      shade: 0.5,
      line: 0.8,
    });
  });
}

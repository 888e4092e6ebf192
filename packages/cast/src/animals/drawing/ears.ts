import {
  adjust,
  closedCurve,
  type DrawOp,
  fill,
  mix,
  openCurve,
  type Point,
  solid,
  tube,
} from '@milestoon/drawing';
import { hull } from '../../body/hull.ts';
import { type Ball, disc, mixed, onBall, plus, round, type Sight, type Spot } from '../rig/space.ts';
import type { Ears } from '../species.ts';
import { type Brush, fur } from './brush.ts';
import type { Face } from './face.ts';

export interface DrawnEar {
  /** Over the skull rather than behind it. */
  before: boolean;
  ops: DrawOp[];
}

export function ears(brush: Brush, plan: Ears, skull: Ball, face: Face, sight: Sight): DrawnEar[] {
  if (plan.kind === 'none') return [];
  return [1, -1].map((side) => {
    const root = onBall(skull, side * plan.aside, plan.up);
    const hangs = plan.kind === 'floppy' || plan.kind === 'leaf' || plan.kind === 'fan';
    return {
      before: sight.near(root) > (hangs ? -0.06 : 0.11),
      ops: ear(brush, plan, skull, root, side, face, sight),
    };
  });
}

/** An elephant's ear, from the side of the head outwards and down, as shares of its length. */
const sail: readonly (readonly [out: number, down: number])[] = [
  [-0.1, -0.5],
  [0.3, -0.72],
  [0.78, -0.62],
  [1.04, -0.2],
  [0.98, 0.3],
  [0.66, 0.74],
  [0.4, 0.86],
  [0.16, 0.6],
  [-0.1, 0.36],
];

function ear(
  brush: Brush,
  plan: Exclude<Ears, { kind: 'none' }>,
  skull: Ball,
  root: Spot,
  side: number,
  { ears: mood, swing, sway }: Face,
  sight: Sight,
): DrawOp[] {
  const { coat } = brush;
  const color = coat[plan.color];
  const { length } = plan;
  const open = sight.near([1, 0, side * 0.5]) > 0.15;
  const at = ([f, d, a]: Spot): Spot => plus(root, [f * length, d * length, a * side * length]);
  const lag = Math.max(-0.26, Math.min(0.26, swing * 2.2));
  switch (plan.kind) {
    case 'floppy': {
      const out = 0.14 + 0.4 * Math.max(0, mood) + 0.12 * mood;
      const line = [
        root,
        at([-0.02, 0.3 - lag * 0.3, out + 0.16]),
        at([0, 0.62 - lag * 0.5, out + 0.14]),
        at([0.04, 0.95 - 0.4 * Math.max(0, mood) - lag, out * 0.9]),
      ];
      return hanging(
        brush,
        line,
        [0.4, 0.85, 1, 0.78].map((k) => k * plan.width),
        color,
        sight,
      );
    }
    case 'leaf': {
      const droop = 0.25 - 0.35 * mood - lag;
      const line = [root, at([0.02, droop * 0.3, 0.5]), at([0, droop, 1])];
      return hanging(
        brush,
        line,
        [0.45, 1, 0.3].map((k) => k * plan.width),
        color,
        sight,
      );
    }
    case 'long': {
      const fall = Math.max(0, 0.45 - 0.45 * mood) + Math.max(0, -mood) * 0.5 + lag * 0.6;
      const out = 0.1 + 0.22 * Math.max(0, -mood) + 0.1 * fall;
      const line = [
        root,
        at([-0.12 - 0.4 * fall, -0.5, out * 0.6]),
        at([-0.18 - 0.85 * fall, -1 + 0.35 * fall * fall, out]),
      ];
      const ops = hanging(
        brush,
        line,
        [0.7, 1, 0.4].map((k) => k * plan.width),
        color,
        sight,
      );
      return open ? [...ops, ...inside(brush, line, plan.width * 0.5, sight)] : ops;
    }
    case 'pricked': {
      const back = 0.12 + 0.3 * Math.max(0, -mood) + lag * 0.2;
      const tip = at([-back, -1 + 0.3 * Math.max(0, -mood), 0.12 + 0.45 * Math.max(0, -mood)]);
      const half = plan.width;
      const feet = [
        onBall(skull, side * (plan.aside - half), plan.up + 0.1),
        onBall(skull, side * (plan.aside + half), plan.up - 0.16),
      ];
      const ring = hull(
        [...feet.map((foot) => round(mixed(foot, skull.at, 0.12), 0.03)), round(tip, 0.014)].flatMap((ball) =>
          disc(ball, sight, 12),
        ),
      );
      const [x, y] = sight.see(root);
      const middle = mixed(mixed(feet[0] ?? root, feet[1] ?? root, 0.5), tip, 0.3);
      const core = [...feet, tip].map((spot) => round(mixed(spot, middle, 0.42), 0.01));
      const skin = hull(core.flatMap((ball) => disc(ball, sight, 8)));
      return solid(brush.pen, [ring], color, {
        ...fur,
        shade: 0.6,
        gaps: [[x, y + 0.04, length * 0.42]],
        inner: open ? [fill(skin, pink(brush))] : [],
      });
    }
    case 'fan': {
      const turned = 0.62 - 0.3 * mood + 0.2 * sway + lag;
      const lobe = (k: number): Point[] =>
        closedCurve(
          sail.map(([out, down]) =>
            sight.see(
              at([
                -(0.08 + (out - 0.08) * k) * Math.sin(turned),
                0.08 + (down - 0.08) * k,
                (0.08 + (out - 0.08) * k) * Math.cos(turned),
              ]),
            ),
          ),
          5,
        );
      return solid(brush.pen, [lobe(1)], adjust(color, { lightness: -0.025 }), {
        ...fur,
        shade: 0.7,
        inner: open ? [fill(lobe(0.7), mix(pink(brush), color, 0.45))] : [],
      });
    }
    case 'round': {
      const ball: Ball = {
        at: at([-0.1, -0.35 - 0.12 * mood, 0.25 - 0.1 * mood]),
        r: [length * 0.55, length, length],
      };
      const core: Ball = { at: ball.at, r: [length * 0.3, length * 0.6, length * 0.6] };
      return solid(brush.pen, [disc(ball, sight, 24)], color, {
        ...fur,
        shade: 0.6,
        inner: open ? [fill(disc(core, sight, 20), pink(brush))] : [],
      });
    }
  }
}

const pink = ({ coat }: Brush): string => mix('#f2a9ad', coat.fur, 0.22);

/** The near ear of a head in profile covers a point; it still needs a direction. */
const lineIn = (line: readonly Spot[], { see }: Sight): Point[] =>
  openCurve(
    line.map((spot, i): Point => {
      const [x, y] = see(spot);
      return [x, y + i * 1e-4];
    }),
    6,
  );

const hanging = (
  { pen }: Brush,
  line: readonly Spot[],
  radii: readonly number[],
  color: string,
  sight: Sight,
): DrawOp[] => solid(pen, [tube(lineIn(line, sight), radii, { samples: 16 })], color, { ...fur, shade: 0.7 });

const inside = (brush: Brush, line: readonly Spot[], width: number, sight: Sight): DrawOp[] => [
  fill(
    tube(
      lineIn(
        line.map((spot) => plus(spot, [0.02, 0, 0])),
        sight,
      ).slice(3, -2),
      [width * 0.6, width, width * 0.3],
      { samples: 14 },
    ),
    pink(brush),
  ),
];

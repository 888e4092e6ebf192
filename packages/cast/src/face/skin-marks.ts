import {
  adjust,
  clamp,
  closedCurve,
  css,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  lightnessOf,
  oklch,
  openCurve,
  solid,
  stroke,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Expression } from './expressions.ts';
import { isTurned } from '../view/yaw.ts';
import { place } from './placement.ts';

/** Blush on both cheeks, in a red that suits the skin. */
export function cheeks(figure: Figure, expression: Expression): DrawOp[] {
  const { style, build, person } = figure;
  const [L] = oklch(person.skin);
  const dark = L < 0.6;
  const pink = css([L * 0.62 + 0.24 - (L < 0.55 ? 0.05 : 0), 0.125 + 0.02 * (1 - L), dark ? 28 : 18]);
  const blush = expression.blush * (0.75 + 0.5 * person.cheeks);
  return ([-1, 1] as const).flatMap((side) => {
    const spot = place(side * 0.325, style.cheek.y, figure.yaw.head);
    if (spot.hidden) return [];
    const at = {
      x: spot.x - side * 0.02,
      y: spot.y + build.eyeShift * 0.5,
      narrowing: clamp(spot.narrowing, 0.7, 1),
      hidden: false,
    };
    return style.drawCheek(at, pink, blush);
  });
}

const freckleSpots = [
  [-0.3, 0.19],
  [-0.24, 0.215],
  [-0.35, 0.225],
  [-0.28, 0.245],
  [-0.2, 0.18],
  [-0.055, 0.165],
  [0.06, 0.16],
  [0, 0.15],
  [0.22, 0.185],
  [0.28, 0.2],
  [0.33, 0.225],
  [0.25, 0.235],
  [0.2, 0.22],
] as const;

export function freckles({ person, yaw }: Figure): DrawOp[] {
  if (person.freckles < 0.08) return [];
  const color = adjust(person.skin, { lightness: -0.14, chroma: 0.05, hue: 45, turn: 0.4 });
  const paint = withAlpha(color, 0.55 + 0.3 * person.freckles);
  return freckleSpots.flatMap(([x, y]) => {
    const spot = place(x, y, yaw.head);
    if (spot.hidden) return [];
    return [fill(ellipse(spot.x, spot.y, 0.0105 * clamp(spot.narrowing, 0.7, 1), 0.0095, 0, 14), paint)];
  });
}

/** Laughter lines and folds of old age. */
export function wrinkles(figure: Figure): DrawOp[] {
  const { person, build } = figure;
  const color = withAlpha(
    adjust(person.skin, { lightnessTimes: lightnessOf(person.skin) < 0.5 ? 1.22 : 0.66, chroma: 0.03 }),
    0.75,
  );
  const ops: DrawOp[] = [];
  for (const side of [-1, 1]) {
    const eye = place(side * 0.33, 0.06 + build.eyeShift * 0.5, figure.yaw.head);
    if (eye.hidden) continue;
    for (const d of [-0.02, 0.02])
      ops.push(
        stroke(
          openCurve(
            [
              [eye.x, eye.y + d * 0.6],
              [eye.x + side * 0.035, eye.y + d * 1.3 - 0.004],
              [eye.x + side * 0.055, eye.y + d * 2.2],
            ],
            5,
          ),
          0.0095,
          color,
        ),
      );
    const fold = place(side * 0.17, 0.27, figure.yaw.head);
    ops.push(
      stroke(
        openCurve(
          [
            [fold.x + 0.01, fold.y - 0.05],
            [fold.x + side * 0.035 + 0.01, fold.y],
            [fold.x + side * 0.03 + 0.01, fold.y + 0.05],
          ],
          6,
        ),
        0.0095,
        color,
      ),
    );
  }
  return ops;
}

export function moustache(figure: Figure): DrawOp[] {
  const spot = place(0, 0.268, figure.yaw.head);
  const narrow = isTurned(figure.yaw.head) ? Math.max(0.55, spot.narrowing) : 1;
  const x = spot.x + 0.012;
  const { y } = spot;
  const half: Knot[] = [
    [0, -0.03],
    [0.07, -0.045],
    [0.15, 0.005],
    [0.165, 0.04, 1],
    [0.09, 0.03],
    [0, 0.012, 1],
  ];
  const mirrored = half
    .slice(1, -1)
    .reverse()
    .map((k): Knot => [-k[0], k[1], k[2] ?? 0]);
  const ring = closedCurve([...half, ...mirrored].map((k): Knot => [k[0] * narrow + x, k[1] + y, k[2] ?? 0]));
  return solid(figure, [ring], figure.person.hair, { material: 'hair', line: 0.7, shade: 0.5, dots: false });
}

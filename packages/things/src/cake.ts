import {
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  type Pen,
  type Point,
  rectangle,
  solid,
} from '@milestoon/drawing';
import { type CandleState, flame } from './candle.ts';
import type { Thing } from './thing.ts';

/** How a cake is seen: which candles burn, and the colour of what runs down. */
export interface CakeState {
  /** Each candle's flame, from the left; null where it is out. */
  flames: readonly (CandleState | null)[];
  icing?: Color;
}

const candleColors = ['#7cc7f0', '#f7d04c', '#9fd67a'] as const;
const sprinkles = ['#ffd24a', '#8fd3f5', '#fff7e6', '#9fd67a', '#ffd24a'] as const;

/** Where the wicks of so many candles are. */
const wicksOf = (count: number): Point[] => {
  const apart = count < 2 ? 0 : Math.min(0.17, 0.58 / (count - 1));
  return Array.from({ length: count }, (_, i): Point => [(i - (count - 1) / 2) * apart, -0.47]);
};

/** Where the wicks are of the three candles that a cake has where nobody counts them. */
export const wicks: readonly Point[] = wicksOf(3);

const sponge = closedCurve([
  [-0.33, -0.27, 1],
  [0.33, -0.27, 1],
  [0.33, -0.055, 1],
  [0, -0.025],
  [-0.33, -0.055, 1],
]);
const icingEdge: readonly Knot[] = [
  [-0.345, -0.31],
  [0, -0.35],
  [0.345, -0.31],
  [0.345, -0.19],
  [0.26, -0.125],
  [0.19, -0.2],
  [0.095, -0.115],
  [0, -0.19],
  [-0.095, -0.125],
  [-0.19, -0.2],
  [-0.265, -0.135],
  [-0.345, -0.19],
];

/** A birthday cake on its plate with three candles, icing that runs down and sprinkles. */
export const cake = {
  metres: 0.28,
  grips: [
    [-0.4, -0.02],
    [0.4, -0.02],
  ],
  foot: 0,
  draw(pen: Pen, { flames, icing = '#ff8fb0' }): DrawOp[] {
    // One that is not lit has its candles, too.
    const candles = flames.length > 0 ? wicksOf(flames.length) : wicks;
    const half = candles.length > 5 ? 0.015 : 0.021;
    const fine = { line: 0.8, dots: false } as const;
    return [
      ...solid(pen, [ellipse(0, -0.042, 0.44, 0.048)], '#f4f6fa', { ...fine, shade: 0.4 }),
      ...solid(pen, [sponge], '#f7d9a8', { shade: 0.8 }),
      ...candles.flatMap(([x, y], i) =>
        solid(pen, [rectangle(x - half, y, x + half, -0.3)], candleColors[i % 3] ?? '#ffffff', {
          ...fine,
          line: 0.7,
          shade: 0.4,
        }),
      ),
      ...solid(pen, [closedCurve(icingEdge)], icing, { shade: 0.5 }),
      ...sprinkles.map((color, i) =>
        fill(
          ellipse(-0.24 + i * 0.12, -0.262 + (i % 2) * 0.035, 0.022, 0.012, i % 2 ? 0.5 : -0.5, 12),
          color,
        ),
      ),
      ...flames.flatMap((state, i) => (state && candles[i] ? flame(candles[i], state) : [])),
    ];
  },
} satisfies Thing<CakeState>;

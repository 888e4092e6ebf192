import { closedCurve, type DrawOp, ellipse, fill, type Point } from '@milestoon/drawing';

/** How a flame burns: `lean` in heads to the right at its tip, `tall` as a share of its usual height. */
export interface CandleState {
  lean: number;
  tall: number;
}

/** A candle's flame over its wick, with a soft shine around it. */
export function flame([x, y]: Point, { lean, tall }: CandleState): DrawOp[] {
  const at = (dx: number, dy: number): Point => {
    const up = Math.max(0, -dy / 0.13);
    return [x + dx + lean * up, y + dy * tall];
  };
  return [
    fill(
      ellipse(x + lean * 0.5, y - 0.045 * tall, 0.085 * tall, 0.085 * tall, 0, 24),
      'rgba(255,220,130,0.28)',
    ),
    fill(
      closedCurve([
        [...at(0, -0.13), 1],
        at(0.034, -0.04),
        at(0.024, 0.01),
        at(-0.024, 0.01),
        at(-0.034, -0.04),
      ]),
      '#ffb52e',
    ),
    fill(ellipse(x + lean * 0.2, y - 0.022 * tall, 0.014, 0.024 * tall, 0, 16), '#fff3b0'),
  ];
}

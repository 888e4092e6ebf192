import { type DrawOp, ellipse, fill } from '@milestoon/drawing';

/** Foam around the mouth; `at` in the figure's space. */
export const foam = (x: number, y: number, phase: number): DrawOp[] =>
  [
    [-0.07, 0.03, 0.034],
    [-0.02, 0.055, 0.042],
    [0.05, 0.04, 0.036],
    [0.085, 0.005, 0.024],
  ].map(([dx = 0, dy = 0, r = 0], i) =>
    fill(
      ellipse(x + dx, y + dy + Math.sin(phase + i * 1.7) * 0.006, r, r * 0.85, 0, 16),
      'rgba(255,255,255,0.94)',
    ),
  );

/** Pure curves, 0…1 → 0…1. */
export type Easing = (t: number) => number;

/** The nearest number from 0 to 1. */
export const clamp01 = (t: number): number => (t < 0 ? 0 : t > 1 ? 1 : t);
/** The number that lies the share `t` of the way from `a` to `b`; past them where `t` is. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The curves by which poses, cameras and cards move. */
export const easing = {
  linear: (t) => t,
  soft: (t) => t * t * (3 - 2 * t),
  inOut: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  out: (t) => 1 - (1 - t) ** 3,
  in: (t) => t ** 3,
  /** Goes 10 % too far, then settles. */
  overshoot: (t) => 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2,
} as const satisfies Record<string, Easing>;
